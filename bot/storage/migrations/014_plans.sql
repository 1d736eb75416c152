-- What the seat does by itself when its turn comes: 'none'; 'pass' if it can only pass; 'only' if it has only one move.
ALTER TABLE seat ADD COLUMN orders TEXT NOT NULL DEFAULT 'none';
-- The moves that its player has decided on before their turn, as JSON; NULL without any.
ALTER TABLE seat ADD COLUMN plan TEXT;

-- What the seat does by itself when its turn comes: 'none'; 'pass' if it can only pass; 'only' if it has only one move.
ALTER TABLE seat ADD COLUMN orders TEXT NOT NULL DEFAULT 'none';

-- The seat whose turn, the one before the open one, can be opened again; NULL if there is none.
ALTER TABLE game ADD COLUMN undo_of INTEGER;
-- What has become of that: 'asked', 'refused', or 'granted', until the open turn is over.
ALTER TABLE game ADD COLUMN undo TEXT CHECK (undo IN ('asked', 'refused', 'granted'));

-- The clock of the tables that are opened on a server, unless their host chooses another one; NULL or empty for none.
ALTER TABLE guild ADD COLUMN clock TEXT;

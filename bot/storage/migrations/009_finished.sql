-- Somebody's latest finished games on a server, with others and alone, are found without passing those of other servers.
DROP INDEX seat_finished;
CREATE INDEX result_at_table ON result (player_id, guild_id, game_id) WHERE mode = '';
CREATE INDEX result_alone ON result (player_id, guild_id, game_id) WHERE mode <> '';

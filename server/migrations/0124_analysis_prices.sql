-- Prices above 429 crore did not fit into the columns of the market. What is packed can no longer be read, so it goes, and
-- the next job packs it anew.
insert into analysis_stale (name) select name from analysis_blocks;
delete from analysis_blocks;

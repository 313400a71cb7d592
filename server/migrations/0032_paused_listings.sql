-- An owner may take a live listing off the market for a while. A new value of an enum can be used only after the commit
-- that adds it, so it stands alone here.
alter type property_state add value 'paused' before 'sold';

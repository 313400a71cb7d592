-- How much of what a search found is new, and how much of a day it has told, is read by when it was found.
create index saved_search_news_recent on saved_search_news (search_id, found_at);

-- Search engines ask for every live listing and when it last changed: read from this index alone, in the order of ids.
create index properties_sitemap on properties (id) include (updated_at) where state = 'verified';

-- A title is checked, too. What it said when the listing was verified was not kept: what it says now counts.
update listing_verifications v set fields = v.fields || jsonb_build_object('title', p.title)
from properties p where p.id = v.property_id;

-- Where our own service to a professional was supplied, as its GST was divided when the payout was made: the invoice comes
-- later, and the client may have moved meanwhile. And indexes for what is asked when a request or a draft listing goes.
alter table hire_payouts add column place_of_supply text;
create index case_papers_request on case_papers (request_id) where request_id is not null;
create index leads_property on leads (property_id) where property_id is not null;
create index visits_property on visits (property_id);
create index representations_property on representations (property_id);

import { company } from '../../lib/company.ts'

/** Who stands behind the site, as the e-commerce rules require us to publish. */
export function CompanyFacts() {
  return (
    <dl className="facts">
      <dt>Legal name</dt>
      <dd>{company.legalName}</dd>
      <dt>Registered office</dt>
      <dd>{company.address.join(', ')}</dd>
      <dt>CIN</dt>
      <dd>{company.cin}</dd>
      <dt>GSTIN</dt>
      <dd>{company.gstin}</dd>
      <dt>Website</dt>
      <dd>This website only</dd>
      <dt>Email</dt>
      <dd>
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </dd>
      <dt>Phone</dt>
      <dd>{company.phone}</dd>
    </dl>
  )
}

export function GrievanceOfficer() {
  const officer = company.grievanceOfficer
  return (
    <dl className="facts">
      <dt>Grievance officer</dt>
      <dd>{officer.name}</dd>
      <dt>Email</dt>
      <dd>
        <a href={`mailto:${officer.email}`}>{officer.email}</a>
      </dd>
      <dt>Phone</dt>
      <dd>
        {officer.phone}, {officer.hours}
      </dd>
      <dt>Post</dt>
      <dd>
        {company.legalName}, {company.address.join(', ')}
      </dd>
    </dl>
  )
}

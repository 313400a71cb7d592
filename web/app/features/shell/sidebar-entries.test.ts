import { type Role, roleNames } from '@properysearch/contract/roles'
import { expect, test } from 'vitest'
import { leadsSomewhere } from '../../screens.ts'
import { ownEntries, sidebarEntries } from './sidebar-entries.ts'

const email = 'asha+home@example.in'
const training = 'https://learn.properysearch.example/login?email=asha%2Bhome%40example.in'

/** The specification's own list. */
const specified: Record<Role, [label: string, path: string][]> = {
  user: [
    ['Dashboard', '/UserDashboard'],
    ['Property Analysis', '/PropertyAnalysis'],
    ['My Properties', '/OwnerPropertiesScreen'],
    ['My Shortlists', '/ShortlistedProperty'],
    ["Owner's Contacts", '/InterestedProperties'],
    ['My Bids', '/BidProperties'],
    ['My Bookings', '/BookedProperties'],
    ['Payments', '/PaymentHistory'],
    ['Hire Agent', '/HireAgent'],
    ['Hire Lawyer', '/HireLawyer'],
    ['Hire Evaluators', '/PropertyEvaluators'],
  ],
  agent: [
    ['Dashboard', '/UserDashboard'],
    ['Leads List', '/AgentLeadList'],
    ['Assigned Properties', '/AssignedProperties'],
    ['Booked Properties', '/BookedPropertiesByAgent'],
    ['Property Visitors', '/PropertyVisitors'],
    ['Training', training],
  ],
  lawyer: [
    ['Dashboard', '/UserDashboard'],
    ['Leads List', '/LawyerLeadList'],
  ],
  evaluator: [
    ['Dashboard', '/UserDashboard'],
    ['Leads List', '/EvaluatorLeadList'],
  ],
  // Not in the specification: the back office is ours.
  admin: [
    ['Dashboard', '/UserDashboard'],
    ['Back office', '/admin'],
    ['Identities', '/admin/kyc'],
    ['Listings', '/admin/listings'],
    ['Orders', '/admin/orders'],
    ['Disputes', '/admin/disputes'],
    ['Hire disputes', '/admin/hiredisputes'],
    ['Reports', '/admin/reports'],
    ['People', '/admin/users'],
    ['Ledger', '/admin/ledger'],
    ['Audit log', '/admin/audit'],
  ],
}

const shown = (role: Role, exists?: (path: string) => boolean) =>
  sidebarEntries({ role, email }, exists).map(({ label, path }) => [label, path])

for (const role of Object.keys(roleNames) as Role[]) {
  test(`${role}: once every screen exists, the sidebar is the specification's list`, () => {
    const paths = new Set(specified[role].map(([, path]) => path))
    expect(shown(role, (path) => paths.has(path))).toEqual(specified[role])
  })

  test(`${role}: today the sidebar shows the part of it that leads somewhere`, () => {
    expect(shown(role)).toEqual(specified[role].filter(([, path]) => path === training || leadsSomewhere(path)))
  })
}

test('what is ours comes apart, leads somewhere, and repeats nothing of the specification', () => {
  for (const role of Object.keys(roleNames) as Role[]) {
    const paths = ownEntries(role).map(({ path }) => path)
    expect(paths.filter((path) => !leadsSomewhere(path))).toEqual([])
    expect(specified[role].filter(([, path]) => paths.includes(path))).toEqual([])
  }
  expect(ownEntries('user').map(({ label }) => label)).toEqual([
    'Saved searches',
    'Messages',
    'My hires',
    'Meetings',
    'Visits',
    'Tell agents what you need',
  ])
})

test('an entry whose screen does not exist is not shown', () => {
  expect(shown('user', (path) => path === '/BidProperties')).toEqual([['My Bids', '/BidProperties']])
})

test('of the professionals, and of hiring them, every entry leads somewhere today', () => {
  for (const role of ['agent', 'lawyer', 'evaluator'] as const) expect(shown(role)).toEqual(specified[role])
  const hiring = specified.user.filter(([label]) => label.startsWith('Hire'))
  expect(shown('user').filter(([label]) => label?.startsWith('Hire'))).toEqual(hiring)
})

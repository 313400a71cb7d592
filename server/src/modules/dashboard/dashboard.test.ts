import { roleNames } from '@properysearch/contract/roles'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser } from '../../../test/factories.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { setVerified } from '../accounts/index.ts'
import { notify } from '../notifications/index.ts'
import { meantFor } from './dashboard.rules.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const roles = Object.keys(roleNames) as (keyof typeof roleNames)[]

const number = {
  key: 'professional-number',
  label: 'Add your professional registration number',
  link: '/MyProfile#professional',
}
const publicProfile = {
  key: 'public-profile',
  label: 'Name the areas you serve and the languages you speak, so that people can choose you',
  link: '/MyProfile#public-profile',
}
const openTodos = {
  user: [{ key: 'kyc', label: 'Verify your identity, so that you can post a property', link: '/MyProfile#kyc' }],
  agent: [
    { key: 'agent-kyc', label: 'Verify your Aadhaar and PAN, so that you can work here', link: '/MyProfile#kyc' },
    number,
    publicProfile,
  ],
  lawyer: [number, publicProfile],
  evaluator: [number, publicProfile],
  admin: [],
}

const contactsLeft = { key: 'contacts-left', label: 'Owner contacts left', value: 0, link: '/MyPackages' }
const holders = { key: 'contact-holders', label: 'People with your number', value: 0, link: '/ContactRequest' }
const deals = [
  { key: 'open-bids', label: 'Your open bids', value: 0, link: '/BidProperties' },
  { key: 'bids-waiting', label: 'Bids waiting for your answer', value: 0, link: '/BidingRequest' },
  { key: 'bookings', label: 'Bookings under way', value: 0, link: '/BookedProperties' },
  { key: 'booking-requests', label: 'Booking requests', value: 0, link: '/BookingRequest' },
]
const invitations = {
  key: 'mandate-invitations',
  label: 'Invitations to a deal',
  value: 0,
  link: '/BookedPropertiesByAgent',
}
const none = (key: string, label: string, link: string) => ({ key, label, value: 0, link })
const meetingsAhead = none('meetings-ahead', 'Upcoming meetings', '/ScheduleMeeting')
const quotes = none('hires-quotes', 'Requests for a quote', '/Hires?show=quotes')
const figures = {
  user: [contactsLeft, holders, ...deals, meetingsAhead, none('hires', 'Professionals at work for you', '/Hires')],
  agent: [
    contactsLeft,
    invitations,
    none('leads-near', 'New leads near you', '/AgentLeadList?show=near'),
    none('leads-new', 'Leads not called yet', '/AgentLeadList'),
    none('assigned-properties', 'Assigned properties', '/AssignedProperties'),
    none('visits-ahead', 'Upcoming visits', '/PropertyVisitors?show=visitors'),
    meetingsAhead,
    quotes,
    none('hires-work', 'Hires in progress', '/Hires?show=work'),
  ],
  lawyer: [
    meetingsAhead,
    quotes,
    none('lawyer-leads', 'Leads to answer', '/LawyerLeadList'),
    none('lawyer-cases', 'Cases in progress', '/DocumentUploadByLawyer'),
    none('lawyer-delivered', 'Delivered, to be accepted', '/LawyerLeadList'),
  ],
  evaluator: [
    meetingsAhead,
    quotes,
    none('valuations-in-work', 'Valuations in progress', '/EvaluatorLeadList?list=work'),
    none('valuations-delivered', 'Reports delivered', '/EvaluatorLeadList?list=done'),
  ],
  admin: [],
}

test.each(roles)('shows a new %s what there is, and what to do next', async (role) => {
  const { user, client } = await createUser(app, { role })
  const { data } = await client.dashboard.getDashboard({ id: user.id })
  expect(data).toEqual({
    figures: [
      { key: 'unread-notifications', label: 'Unread notifications', value: 0, link: '/Notification' },
      ...(role === 'admin' ? [] : [none('unread-conversations', 'Unread conversations', '/Messanger')]),
      ...figures[role],
    ],
    todo: [
      { key: 'photo', label: 'Add a photo, so that people know who they are dealing with', link: '/MyProfile' },
      ...openTodos[role],
    ],
  })
})

test('counts what I have not seen', async () => {
  const { user, client } = await createUser(app)
  for (const title of ['one', 'two', 'three']) {
    await notify(app.jobContext(), { kind: 'account', userId: user.id, title, body: '', link: null })
  }
  await client.notifications.markSeen({ count: 1 })
  const { data } = await client.dashboard.getDashboard({ id: user.id })
  expect(data.figures[0]).toMatchObject({ key: 'unread-notifications', value: 2 })
})

test('stops asking for a photo once there is one', async () => {
  const { user, client } = await createUser(app, { role: 'admin' })
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#333' } })
    .png()
    .toBuffer()
  await client.accounts.uploadPhoto({ id: user.id }, new Blob([new Uint8Array(picture)]))
  expect((await client.dashboard.getDashboard({ id: user.id })).data.todo).toEqual([])
})

test.each([
  ['user', ['pan']],
  ['agent', ['pan', 'aadhaar']],
] as const)('stops asking a %s for proof of identity once %s is proven', async (role, proofs) => {
  const { user, client } = await createUser(app, { role })
  const isAsked = async () =>
    (await client.dashboard.getDashboard({ id: user.id })).data.todo.some((task) => task.key.endsWith('kyc'))
  for (const proof of proofs) {
    expect(await isAsked()).toBe(true)
    await setVerified(app.db, user.id, proof, app.clock.now)
  }
  expect(await isAsked()).toBe(false)
})

test('is mine alone', async () => {
  const asha = await createUser(app)
  const admin = await createUser(app, { role: 'admin' })
  const { id } = asha.user
  await expect(app.visitor.dashboard.getDashboard({ id })).rejects.toMatchObject({ http: 401 })
  await expect(admin.client.dashboard.getDashboard({ id })).rejects.toMatchObject({ http: 404 })
  await expect(asha.client.dashboard.getDashboard({ id: 'x' })).rejects.toMatchObject({
    http: 400,
    body: { errors: { id: expect.any(String) } },
  })
})

test('keeps what is meant for one role from the others', () => {
  const entries = [{ key: 'all' }, { key: 'leads', roles: ['agent', 'lawyer'] as const }]
  const keys = roles.map((role) => [role, meantFor(role, entries).map((entry) => entry.key)])
  expect(Object.fromEntries(keys)).toEqual({
    user: ['all'],
    agent: ['all', 'leads'],
    lawyer: ['all', 'leads'],
    evaluator: ['all'],
    admin: ['all'],
  })
})

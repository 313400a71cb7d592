import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hireKinds } from '@properysearch/contract/hires/facts'
import { orderPath, type PurposeName, purposeNames } from '@properysearch/contract/orders/facts'
import { admits, type Role, roleNames } from '@properysearch/contract/roles'
import { type ScreenName, screens } from '@properysearch/contract/screens'
import { expect, test } from 'vitest'
import { allModules } from '../server/src/all-modules.ts'
import { gather } from '../server/src/module.ts'
import { meantFor } from '../server/src/modules/dashboard/dashboard.rules.ts'
import { acceptedSale, agree, pay, roomOf, type TestDeal } from '../server/test/deal-factory.ts'
import { createUser, signInAgain, type TestPerson } from '../server/test/factories.ts'
import { createHire } from '../server/test/hire-factory.ts'
import { tellAgents } from '../server/test/lead-factory.ts'
import { askFor, createAgent, mandated } from '../server/test/mandate-factory.ts'
import { createProperty } from '../server/test/property-factory.ts'
import { createTestApp, type TestApp } from '../server/test/test-app.ts'
import routes from '../web/app/routes.ts'
import { screenAt } from '../web/app/screens.ts'

// That a link names a screen, with its parameters, the compiler sees. Whether who gets it may open it is seen here.

const everyone = Object.keys(roleNames) as Role[]
const customers: Role[] = ['user', 'agent', 'lawyer', 'evaluator']
const professionals: Role[] = ['agent', 'lawyer', 'evaluator']
const owners: Role[] = ['user']
const agents: Role[] = ['agent']
/** Mails and search engines: nobody is signed in. */
const anybody = [null]

const canOpen = (link: string, reader: Role | null) => admits(screenAt(link)?.access ?? [], reader)

/** Who reads what each file writes a link into. A file that writes one, or another one, has to be listed here. */
const readers: Record<string, Partial<Record<ScreenName, readonly (Role | null)[]>>> = {
  'accounts/decide-professional-number.ts': { myProfile: professionals },
  'accounts/prepare-data-export.ts': { myProfile: everyone },
  'auth/auth.mails.ts': { login: anybody, forgotPassword: anybody, privacy: anybody },
  'backoffice/tell-decision.ts': { privacy: anybody },
  'bids/bids.notices.ts': { bidRequests: owners, myBids: owners },
  'bids/deadlines.ts': { bidRequests: owners, myBids: owners },
  'bookings/bookings.notices.ts': { bookedProperty: owners, ownerBookedProperty: owners },
  'bookings/deadlines.ts': { bookedProperty: owners, ownerBookedProperty: owners },
  'bookings/remind-held.ts': { bookedProperty: owners, ownerBookedProperty: owners },
  'bookings/remind.ts': { bookedProperty: owners, ownerBookedProperty: owners },
  'bookings/rental/remind-of-returns.ts': { bookedProperty: owners, ownerBookedProperty: owners },
  'bookings/sharers/tell-sharer.ts': { dealShare: anybody, myBookings: owners },
  'bookings/tell-others.ts': { myPropertyView: everyone },
  'cases/cases.notices.ts': { lawyerLead: ['lawyer', 'user'], lawyerRequest: owners },
  'checkout/partner-page.ts': { paymentHistory: everyone },
  'contacts/tell-contacts.ts': { contactRequests: owners, myPropertyView: everyone, ownerDetails: everyone },
  'conversations/announce.ts': { messenger: everyone },
  'conversations/report-conversation.ts': { messenger: everyone },
  'deal-papers/deal-papers.notices.ts': { bookedProperty: owners, ownerBookedProperty: owners },
  'disputes/disputes.notices.ts': { bookedProperty: owners, ownerBookedProperty: owners },
  'hires/hires.notices.ts': { hire: customers },
  'kyc/simulated-digilocker.routes.ts': { myProfile: everyone },
  'kyc/tell-outcome.ts': { myProfile: everyone },
  'kyc/visit-for-aadhaar.ts': { myProfile: everyone },
  'leads/tell-leads.ts': { agentLeads: agents, tellAgents: owners },
  'listings/states/listings.notices.ts': { myPropertyView: owners, propertyVerification: owners },
  'mandates/deadlines.ts': { dealOfAgent: agents },
  'mandates/mandates.notices.ts': { bookedByAgent: agents, bookedProperty: owners, ownerBookedProperty: owners },
  'meetings/announce-meeting.ts': { scheduleMeeting: customers },
  'meetings/calendar/entries.ts': { scheduleMeeting: customers },
  'meetings/mail-meeting.ts': { scheduleMeeting: customers },
  'notifications/sending/mails.rules.ts': { myProfile: everyone, notifications: everyone },
  'notifications/welcome.ts': { myProfile: customers },
  'orders/close-order.ts': { paymentHistory: everyone },
  'orders/refund-order.ts': { paymentHistory: everyone },
  'orders/return-payment.ts': { paymentHistory: everyone },
  'orders/send-refund.ts': { paymentHistory: everyone },
  'orders/take-payment.ts': { previewInvoice: everyone },
  'releases/onboard-payees.ts': { myProfile: everyone },
  'releases/releases.notices.ts': { bookedProperty: owners, ownerBookedProperty: owners, bookedByAgent: agents },
  'representations/representations.notices.ts': { agentRequests: owners, assignedProperties: agents },
  'visits/calendar-of-visits.ts': { propertyVisitors: ['user', 'agent'] },
  'visits/mail-visit.ts': { propertyVisitors: ['user', 'agent'] },
  'visits/visits.notices.ts': { propertyVisitors: ['user', 'agent'] },
  'valuations/deliver-report.ts': { valuationCheck: anybody },
  'valuations/demo-valuations.ts': { valuationCheck: anybody },
  'valuations/show-report.ts': { evaluatorLead: ['evaluator'], hire: customers },
  'shortlists/tell-interest.ts': { myPropertyView: owners },
  'saved-searches/mail-search.ts': { property: anybody, savedSearches: everyone },
  'saved-searches/saved-searches.notices.ts': { myPropertyView: everyone, propertyList: anybody },
  'saved-searches/stop-search.ts': { savedSearches: everyone },
  'sitemap/searches.rules.ts': { propertyList: anybody },
  'sitemap/sitemap.routes.ts': {
    analysisOf: anybody,
    agentsAt: anybody,
    evaluatorsAt: anybody,
    premiumUser: anybody,
    property: anybody,
  },
  'subscriptions/subscriptions.jobs.ts': { myPackages: customers },
}

test('every screen that a link can name is a route of the web, with its page', () => {
  const all = routes.flatMap((route) => [route, ...(route.children ?? [])])
  for (const [name, { path }] of Object.entries(screens)) {
    const route = all.find(({ id }) => id === name)
    expect(route?.path, name).toBe(path)
    expect(existsSync(join('web/app', route?.file ?? '?')), name).toBe(true)
  }
})

test('every notice and mail leads to screens that its readers may open', () => {
  const root = 'server/src/modules'
  // What a module's own value holds is looked at below.
  const files = globSync('**/*.ts', { cwd: root }).filter((file) => !/\.(test|module)\.ts$/.test(file))
  const written = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    // A link that is spelt out would say the name of no screen.
    const links = [...text.matchAll(/\bpathTo\(\s*'(\w+)'|\b(?:link: ['"`]|href=")(\/(?!dev\/)\w[^'"`\s]*)/g)].map(
      ([, name, spelt]) => name ?? spelt,
    )
    const deals = /\bdealPath\(/.test(text) ? ['bookedProperty', 'ownerBookedProperty'] : []
    return [...new Set([...links, ...deals])].map((name) => `${file} ${name}`)
  })
  const said = Object.entries(readers).flatMap(([file, links]) => Object.keys(links).map((name) => `${file} ${name}`))
  expect(written.sort()).toEqual(said.sort())
  for (const [file, links] of Object.entries(readers)) {
    for (const [name, whom] of Object.entries(links)) {
      const { access } = screens[name as ScreenName]
      expect(whom.filter((reader) => !admits(access, reader)).map(String), `${file} ${name}`).toEqual([])
    }
  }
})

test('figures, to-dos and queues lead to a screen that whoever sees them may open', () => {
  const { figures, todos, queues } = gather(allModules)
  for (const role of everyone) {
    for (const { key, link } of [...meantFor(role, figures), ...meantFor(role, todos)]) {
      expect(link === null || canOpen(link, role), `${key} for ${role}`).toBe(true)
    }
  }
  expect(queues.filter(({ link }) => !canOpen(link, 'admin'))).toEqual([])
})

test('every order leads back to a screen that everyone who can buy may open', async () => {
  for (const purpose of purposeNames) expect(screenAt(orderPath({ id: 1, purpose })), purpose).toBeDefined()
  const app = await createTestApp({}, { modules: allModules })
  const [forSale, forRent] = [await createProperty(app), await createProperty(app, { listedIn: 'rent' })]
  const sold = app.gathered.purposes.map(({ name }) => name)
  const bought = new Set<PurposeName>()
  for (const role of everyone) {
    const person = await createUser(app, { role })
    // Read by those who are near when it is told.
    const { id: lead } = await tellAgents(await createUser(app))
    const subjects: Partial<Record<PurposeName, number>> = {
      subscription: await packageFor(person),
      'owner-contact': forSale,
      'rent-contact': forRent,
      'promote-property': owners.includes(role) ? await createProperty(app, { ownerId: person.user.id }) : forSale,
      'promote-profile': person.user.id,
      'agent-lead': lead,
      'property-analysis': forSale,
    }
    for (const purpose of sold) {
      const subjectId = subjects[purpose]
      if (subjectId === undefined) continue
      const option = purpose.startsWith('promote') ? { option: '7' } : {}
      const isForThem = await person.client.orders.quote({ purpose, subjectId, ...option }).then(
        () => true,
        () => false,
      )
      if (isForThem) bought.add(purpose)
      if (isForThem) expect(canOpen(orderPath({ id: 1, purpose }), role), `${purpose} for ${role}`).toBe(true)
    }
  }
  for (const kind of hireKinds) {
    await createHire(app, { kind, state: 'paid' })
    const purpose = `hire-${kind}` as const
    bought.add(purpose)
    for (const role of owners) expect(canOpen(orderPath({ id: 1, purpose }), role), purpose).toBe(true)
  }
  for (const purpose of await boughtInADeal(app)) {
    bought.add(purpose)
    for (const role of owners) expect(canOpen(orderPath({ id: 1, purpose }), role), purpose).toBe(true)
  }
  // Each was for somebody, so each was looked at.
  expect([...bought].sort()).toEqual([...sold].sort())
  await app.close()
})

/** What a buyer pays from the first rupee to the interest on what was late. */
async function boughtInADeal(app: TestApp): Promise<PurposeName[]> {
  const deal = await acceptedSale(app, { terms: { lateRate: 900 } })
  const quoted = async (purpose: PurposeName, subjectId = deal.bookingId, option?: string) => {
    await deal.buyer.client.orders.quote({ purpose, subjectId, ...(option ? { option } : {}) })
    return purpose
  }
  const penny = await quoted('booking-penny')
  await pay(app, deal, penny)
  const amount = await quoted('booking-amount')
  await pay(app, deal, amount)
  await agree(app, deal)
  const first = (await roomOf(deal)).money.instalments[0]?.id ?? 0
  const instalment = await quoted('booking-instalment', first)
  const prepayment = await quoted('booking-prepayment', deal.bookingId, '100000')
  const commission = await quoted('agent-commission', await commissionOfBuyer(app, deal))
  app.clock.advance(100 * 24 * 60 * 60 * 1000)
  for (const person of [deal.buyer, deal.seller]) await signInAgain(app, person)
  await pay(app, deal, instalment, first)
  return [penny, amount, instalment, prepayment, commission, await quoted('booking-interest', first)]
}

/** What the buyer's agent asks for. */
async function commissionOfBuyer(app: TestApp, deal: TestDeal): Promise<number> {
  const agent = await createAgent(app)
  const { id } = await mandated(app, deal, agent, { side: 'buyer' })
  return (await askFor(agent, id)).id
}

/** The first that is sold to them; administrators are sold none, and ask for somebody else's. */
async function packageFor({ client, user }: TestPerson): Promise<number> {
  const role = user.role === 'admin' ? 'user' : user.role
  return (await client.subscriptions.listPackages({ role })).data[0]?.id ?? 0
}

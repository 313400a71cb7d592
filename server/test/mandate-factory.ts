import type { Mandate } from '@properysearch/contract/mandates/calls'
import { sql } from '../src/platform/db/sql.ts'
import type { TestDeal } from './deal-factory.ts'
import { createUser, type TestPerson } from './factories.ts'
import { newKey } from './order-factory.ts'
import type { TestApp } from './test-app.ts'

let accounts = 0

/** A verified bank account in their own name. */
export async function addAccount(app: TestApp, { client, user }: TestPerson): Promise<void> {
  // What the last figure says to the simulated bank: all is well.
  const accountNumber = `6010${String(++accounts).padStart(9, '0')}9`
  const holderName = `${user.firstname} ${user.lastname}`
  const bank = { ifsc: 'HDFC0000123', accountNumber, accountNumberAgain: accountNumber }
  await client.kyc.addBankAccount({ id: user.id, ...bank, holderName, consent: true })
  await app.runJobs()
}

/** An agent with a PAN and a bank account. */
export async function createAgent(app: TestApp): Promise<TestPerson> {
  const agent = await createUser(app, { role: 'agent', firstname: 'Sneha', lastname: 'Patil' })
  await app.db.run(sql`update users set pan_verified_at = ${app.clock.now} where id = ${agent.user.id}`)
  await addAccount(app, agent)
  return agent
}

export const inDays = (app: TestApp, days: number) =>
  new Date(app.clock.now.getTime() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

interface GivenMandate {
  side?: 'buyer' | 'seller'
  rate?: number
  amount?: number
  agreementShare?: number
  expiresOn?: string
  /** A registered firm, unless told otherwise. */
  gstin?: string | null
}

export async function invite(
  app: TestApp,
  deal: TestDeal,
  agent: TestPerson,
  { side = 'seller', rate, amount, agreementShare = 5000, expiresOn = inDays(app, 180) }: GivenMandate = {},
): Promise<Mandate> {
  const commission = amount === undefined ? { rate: rate ?? 100 } : { amount }
  const asked = { bookingId: deal.bookingId, agentMobile: agent.user.mobile, agreementShare, expiresOn }
  return (await deal[side].client.mandates.invite({ ...asked, ...commission })).data
}

/** An agent who has accepted. */
export async function mandated(
  app: TestApp,
  deal: TestDeal,
  agent: TestPerson,
  given: GivenMandate = {},
): Promise<Mandate> {
  const { id } = await invite(app, deal, agent, given)
  const { gstin = '27AAPFU0939F1ZV' } = given
  return (await agent.client.mandates.accept({ id, ...(gstin ? { gstin } : {}), isIndividual: gstin === null })).data
}

export async function askFor(agent: TestPerson, id: number, part: 'agreement' | 'deed' = 'agreement') {
  const { data } = await agent.client.mandates.askCommission({ id, part, key: newKey() })
  const commission = data.terms?.parts.find((one) => one.part === part)?.commission
  if (!commission) throw new Error('Nothing was asked for.')
  return commission
}

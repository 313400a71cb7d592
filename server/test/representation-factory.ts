import type { Represented } from '@properysearch/contract/representations/calls'
import { createUser, type TestPerson } from './factories.ts'
import { createAgent, inDays } from './mandate-factory.ts'
import { createProperty } from './property-factory.ts'
import type { TestApp } from './test-app.ts'

interface GivenRequest {
  rate?: number
  amount?: number
  gstin?: string
  expiresOn?: string
}

/** An agent asks for 1 per cent for half a year, unless told otherwise. */
export async function askToRepresent(
  app: TestApp,
  agent: Pick<TestPerson, 'client'>,
  propertyId: number,
  { rate, amount, gstin, expiresOn = inDays(app, 180) }: GivenRequest = {},
): Promise<Represented> {
  const commission = amount === undefined ? { rate: rate ?? 100 } : { amount }
  const words = 'I have sold four flats in this society and know three buyers who look.'
  const tax = { isIndividual: gstin === undefined, ...(gstin ? { gstin } : {}) }
  return (await agent.client.representations.ask({ propertyId, expiresOn, words, ...commission, ...tax })).data
}

/** A listing that an agent represents. */
export async function represented(app: TestApp, given: GivenRequest & { owner?: TestPerson; agent?: TestPerson } = {}) {
  const { owner = await createUser(app, { firstname: 'Mandar' }), agent = await createAgent(app), ...terms } = given
  const propertyId = await createProperty(app, { ownerId: owner.user.id })
  const { representation } = await askToRepresent(app, agent, propertyId, terms)
  await owner.client.representations.act({ id: representation.id, act: 'accept' })
  return { owner, agent, propertyId, id: representation.id }
}

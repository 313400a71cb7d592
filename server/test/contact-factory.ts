import { createUser, type TestPerson } from './factories.ts'
import { buy } from './paid-orders.ts'
import { createProperty } from './property-factory.ts'
import type { TestApp } from './test-app.ts'

let people = 0

/** An owner whose number can be told from all others, with a live listing. */
export async function ownerWithListing(app: TestApp, given: Parameters<typeof createProperty>[1] = {}) {
  people += 1
  const mobile = `88${String(people).padStart(8, '7')}`
  const owner = await createUser(app, { firstname: 'Mandar', mobile, email: `secret${people}@owner.in` })
  const propertyId = await createProperty(app, { ownerId: owner.user.id, ...given })
  return { owner, propertyId, secrets: [mobile, owner.user.email] }
}

/** Somebody with five contacts to use. */
export async function seeker(app: TestApp, given: Parameters<typeof createUser>[1] = {}): Promise<TestPerson> {
  const person = await createUser(app, given)
  await buy(app, person, { purpose: 'subscription', subjectId: 1 })
  return person
}

export const unlock = async (person: TestPerson, propertyId: number) =>
  (await person.client.contacts.unlock({ propertyId })).data

export const stateOf = async (person: TestPerson, propertyId: number) =>
  (await person.client.contacts.getState({ propertyId, id: person.user.id })).data

export const requestsOf = async (owner: TestPerson, id = 0) =>
  (await owner.client.contacts.listRequests({ userId: owner.user.id, id })).Data

export const heardBy = async (person: TestPerson) =>
  (await person.client.notifications.listNotifications({ id: person.user.id })).data

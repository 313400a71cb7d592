import type { Visit } from '@properysearch/contract/visits/calls'
import type { TestPerson } from './factories.ts'
import { newKey } from './order-factory.ts'
import type { TestApp } from './test-app.ts'

export const inHours = (app: TestApp, hours: number) =>
  new Date(app.clock.now.getTime() + hours * 60 * 60 * 1000).toISOString()

/** At three times of the next days, unless told otherwise. */
export async function askVisit(
  app: TestApp,
  visitor: Pick<TestPerson, 'client'>,
  propertyId: number,
  given: { slots?: string[]; key?: string; words?: string } = {},
): Promise<Visit> {
  const { slots = [inHours(app, 24), inHours(app, 48), inHours(app, 72)], key = newKey(), words = '' } = given
  return (await visitor.client.visits.ask({ propertyId, slots, key, words, consent: true })).data
}

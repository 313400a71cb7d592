import { type Database, openDatabase } from '../../server/src/platform/db/database.ts'
import { createUser } from '../../server/test/factories.ts'
import { createProperties } from '../../server/test/property-factory.ts'
import type { TestApp } from '../../server/test/test-app.ts'
import { fulfilments } from '../../server/test/test-purpose.ts'

export interface Person {
  id: number
  token: string
}

export interface World {
  people: Person[]
  propertyIds: number[]
}

/** People who are signed in, and listings to be marked. */
export async function createWorld(url: string): Promise<World> {
  const db: Database = openDatabase(url, () => undefined, 2)
  // As much of a test's app as its factories look at.
  const app = { db, clock: { now: new Date() }, clientFor: () => undefined } as unknown as TestApp
  await db.run(fulfilments)
  const people: Person[] = []
  for (let i = 0; i < 60; i++) {
    const { user, token } = await createUser(app)
    people.push({ id: user.id, token })
  }
  const propertyIds = await createProperties(
    app,
    Array.from({ length: 40 }, () => ({})),
  )
  await db.close()
  return { people, propertyIds }
}

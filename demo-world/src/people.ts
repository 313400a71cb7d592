import type { Locality } from '@properysearch/contract/places/calls'
import type { Role } from '@properysearch/contract/roles'
import { insertUser } from '@properysearch/server/src/modules/accounts/index.ts'
import { hashPassword } from '@properysearch/server/src/modules/auth/index.ts'
import { findCities, findLocalities } from '@properysearch/server/src/modules/places/index.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import { firstNames, lastNames } from './names.ts'
import { randomFrom } from './random.ts'

const dayMs = 24 * 60 * 60 * 1000

/** How many of each role there are; the demo accounts count. */
const crowd: Partial<Record<Role, number>> = { user: 320, agent: 24, lawyer: 12, evaluator: 8 }

/** The demo accounts and a crowd of buyers, sellers and professionals, most in Pune, some in the other cities. */
export async function makePeople(db: Db, now: Date): Promise<void> {
  const random = randomFrom('people')
  const localities = await findLocalities(db, 'Pune')
  const cities = await findCities(db)
  // One hash for all: every person of the demo has the demo's password.
  const passwordHash = await hashPassword(demoPassword)
  const joined = (daysAgo: number) => new Date(now.getTime() - daysAgo * dayMs)

  for (const account of demoAccounts) {
    const { about: _, locality, ...person } = account
    const place = localities.find((known) => known.name === locality)
    await mustInsert(db, { ...person, passwordHash, city: 'Pune', ...positionOf(place), createdAt: joined(400) })
  }

  let number = 0
  for (const [role, size] of Object.entries(crowd) as [Role, number][]) {
    const already = demoAccounts.filter((account) => account.role === role).length
    for (let i = already; i < size; i++) {
      number++
      const firstname = random.pick(firstNames)
      const lastname = random.pick(lastNames)
      const isFromPune = random.next() < 0.8
      const city = isFromPune ? 'Pune' : random.pick(cities).name
      const workplace =
        role === 'agent'
          ? isFromPune
            ? random.pick(localities)
            : cities.find((known) => known.name === city)
          : undefined
      await mustInsert(db, {
        role,
        firstname,
        lastname,
        email: `${firstname}.${lastname}${number}@demo.in`.toLowerCase().replace(/[^a-z0-9.@]/g, ''),
        mobile: String(9_100_000_000 + number),
        passwordHash,
        city,
        ...positionOf(workplace),
        createdAt: joined(random.between(1, 380)),
      })
    }
  }
}

function positionOf(place: Pick<Locality, 'latitude' | 'longitude'> | undefined) {
  return { latitude: place?.latitude ?? null, longitude: place?.longitude ?? null }
}

async function mustInsert(db: Db, person: Parameters<typeof insertUser>[1]): Promise<void> {
  if (!(await insertUser(db, person))) throw new Error(`The demo world has ${person.email} or ${person.mobile} twice.`)
}

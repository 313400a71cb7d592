import { createHash, randomBytes } from 'node:crypto'
import type { Client } from '@properysearch/contract/kernel/client'
import { insertUser, type NewUser, type User } from '../src/modules/accounts/index.ts'
import { sql } from '../src/platform/db/sql.ts'
import type { TestApp } from './test-app.ts'

export interface TestPerson {
  user: User
  token: string
  sessionId: number
  client: Client
}

let count = 0

/** A person who is signed in. Agents work in Baner unless told otherwise. */
export async function createUser(app: TestApp, given: Partial<NewUser> = {}): Promise<TestPerson> {
  count += 1
  const role = given.role ?? 'user'
  const user = await insertUser(app.db, {
    role,
    firstname: 'Asha',
    lastname: 'Kulkarni',
    email: `person${count}@example.in`,
    mobile: `9${String(count).padStart(9, '0')}`,
    passwordHash: 'no password fits this',
    city: 'Pune',
    latitude: role === 'agent' ? 18.559 : null,
    longitude: role === 'agent' ? 73.7868 : null,
    createdAt: app.clock.now,
    ...given,
  })
  if (!user) throw new Error('The email or the mobile number of this test person is taken.')
  const session = await signIn(app, user.id)
  return { user, ...session, client: app.clientFor(session.token) }
}

/** Another session of somebody. */
export async function signIn(app: TestApp, userId: number): Promise<{ token: string; sessionId: number }> {
  const token = randomBytes(32).toString('base64url')
  const tokenHash = createHash('sha256').update(token).digest('hex')
  const { now } = app.clock
  const expiresAt = new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000)
  const { id } = await app.db.one<{ id: number }>(sql`
    insert into sessions (user_id, token_hash, device, address, created_at, last_seen_at, expires_at)
    values (${userId}, ${tokenHash}, 'test', '127.0.0.1', ${now}, ${now}, ${expiresAt})
    returning id`)
  return { token, sessionId: id }
}

/** After so long a time that the session has ended. */
export async function signInAgain(app: TestApp, person: TestPerson): Promise<void> {
  const session = await signIn(app, person.user.id)
  Object.assign(person, session, { client: app.clientFor(session.token) })
}

import type { Role } from '@properysearch/contract/roles'
import { sql } from '../../src/platform/db/sql.ts'
import { createUser, signIn } from '../factories.ts'
import type { TestApp } from '../test-app.ts'
import type { MarkedWorld } from './marked-world.ts'

export interface Caller {
  name: string
  /** Null: nobody is signed in with this token, if there is one. */
  role: Role | null
  userId: number | null
  /** Made again for a call that may end it. */
  token(wish?: { isAnew?: boolean }): Promise<string | null>
}

/** Every kind of caller, each in the world's words. */
export async function callersOf(app: TestApp, world: MarkedWorld): Promise<Caller[]> {
  const nobody = (name: string, token: string | null): Caller => ({
    name,
    role: null,
    userId: null,
    token: async () => token,
  })
  const signedIn = (name: string, { user }: { user: { id: number; role: Role } }): Caller => {
    let kept: Promise<{ token: string }> | undefined
    return {
      name,
      role: user.role,
      userId: user.id,
      token: async ({ isAnew = false } = {}) => {
        const session = isAnew || !kept ? signIn(app, user.id) : kept
        kept = isAnew ? undefined : session
        return (await session).token
      },
    }
  }
  const suspended = await createUser(app)
  await app.db.run(sql`update users set suspended_at = ${app.clock.now} where id = ${suspended.user.id}`)
  const late = await createUser(app)
  const longAgo = new Date(app.clock.now.getTime() - 90 * 24 * 60 * 60 * 1000)
  await app.db.run(sql`
    update sessions set created_at = ${longAgo}, last_seen_at = ${longAgo}, expires_at = ${app.clock.now}
    where user_id = ${late.user.id}`)
  return [
    nobody('visitor', null),
    nobody('somebody with a token nobody was given', 'x'.repeat(43)),
    nobody('somebody with a token that is none', 'Basic YTpi '.repeat(40)),
    nobody('somebody suspended', suspended.token),
    nobody('somebody whose session is over', late.token),
    ...Object.entries(world.strangers).map(([name, person]) => signedIn(name, person)),
    ...Object.entries(world.owners).map(([name, { person }]) => signedIn(name, person)),
    signedIn('admin', world.admin),
  ]
}

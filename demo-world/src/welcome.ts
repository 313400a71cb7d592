import { pathTo } from '@properysearch/contract/screens'
import { findUserByEmail } from '@properysearch/server/src/modules/accounts/index.ts'
import { insertNotification, welcome } from '@properysearch/server/src/modules/notifications/index.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { demoAccounts } from './demo-accounts.ts'

const dayMs = 24 * 60 * 60 * 1000

/** What the demo accounts were told so far. */
export async function makeWelcome(db: Db, now: Date): Promise<void> {
  for (const { email } of demoAccounts) {
    const user = await findUserByEmail(db, email)
    if (!user) throw new Error(`The demo world has no ${email}.`)
    await insertNotification(db, {
      kind: 'account',
      userId: user.id,
      ...welcome,
      createdAt: user.createdAt,
    })
    await insertNotification(db, {
      kind: 'account',
      userId: user.id,
      title: 'You can take your data with you',
      body: 'Under My Profile you can ask for a copy of everything we hold about you. It is ready in a minute and can be downloaded for a week.',
      link: pathTo('myProfile'),
      createdAt: new Date(now.getTime() - 2 * dayMs),
    })
  }
}

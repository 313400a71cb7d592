import { pathTo } from '@properysearch/contract/screens'
import type { Context } from '../../context.ts'
import { notify } from '../notifications/index.ts'
import type { Check } from './checks.sql.ts'
import { masks, sentenceOf } from './kyc.rules.ts'

const names = { aadhaar: 'Aadhaar', pan: 'PAN', bank: 'bank account' } as const

/** Tells the person, and the pages they have open. */
export async function tellOutcome(tx: Context, check: Check): Promise<void> {
  const { userId, kind, last4, state, isSimulated } = check
  const title = {
    verified: `Your ${names[kind]} is verified`,
    review: `Your ${names[kind]} is being reviewed`,
    failed: `Your ${names[kind]} was not accepted`,
  }[state as 'verified' | 'review' | 'failed']
  await notify(tx, {
    kind: 'account',
    userId,
    title: isSimulated ? `Simulation: ${title}` : title,
    body: sentenceOf(check) ?? `${masks[kind](last4)} is verified.`,
    link: `${pathTo('myProfile')}#${kind === 'bank' ? 'bank-accounts' : 'kyc'}`,
  })
  tx.db.afterCommit(() => tx.events.publish({ name: 'kyc.changed', to: { people: [userId] } }))
}

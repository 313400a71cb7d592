import type { Release } from '@properysearch/contract/releases/calls'
import { releaseGraph } from '@properysearch/contract/releases/facts'
import { fail } from '../../platform/errors.ts'
import type { ReleaseRow } from './releases.sql.ts'

export function movedOn({ state }: Pick<ReleaseRow, 'state'>) {
  return fail('moved-on', `This release is now “${releaseGraph.states[state]}”. Please reload the page.`)
}

/** The code that approves it is for this amount to this account, and for nothing else. */
export const otpSubject = ({ id, amountPaise, accountHash }: ReleaseRow) => `${id} ${amountPaise} ${accountHash}`

export const referenceOf = ({ id, attempt }: Pick<ReleaseRow, 'id' | 'attempt'>) => `PSR-${id}-${attempt}`

export function releaseOnWire(row: ReleaseRow, userId: number): Release {
  return {
    id: row.id,
    bookingId: row.bookingId,
    propertydata: { id: row.propertyId, title: row.title },
    kind: row.kind,
    state: row.state,
    side: row.payerId === userId ? 'payer' : 'payee',
    amount: row.amountPaise / 100,
    account: row.accountShown,
    reason: row.reason,
    askedAt: row.askedAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    lapsesAt: row.state === 'asked' ? (row.lapsesAt?.toISOString() ?? null) : null,
  }
}

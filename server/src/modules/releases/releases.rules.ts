import type { Release } from '@properysearch/contract/releases/calls'
import { releaseGraph } from '@properysearch/contract/releases/facts'
import { fail } from '../../platform/errors.ts'
import type { HireReleaseRow, ReleaseRow } from './releases.sql.ts'

type AnyRelease = ReleaseRow | HireReleaseRow

export function movedOn({ state }: Pick<ReleaseRow, 'state'>) {
  return fail('moved-on', `This release is now “${releaseGraph.states[state]}”. Please reload the page.`)
}

/** The first part of the same press: they are approved, refused and withdrawn together. */
export const askIdOf = ({ id, askId }: Pick<ReleaseRow, 'id' | 'askId'>) => askId ?? id

/** One press, one amount to read. */
export const sumOf = (parts: readonly Pick<ReleaseRow, 'amountPaise'>[]) =>
  parts.reduce((sum, part) => sum + part.amountPaise, 0)

/** The code that approves it is for these amounts to these accounts, and for nothing else. */
export const otpSubject = (parts: readonly Pick<ReleaseRow, 'id' | 'amountPaise' | 'accountHash'>[]) =>
  parts.map(({ id, amountPaise, accountHash }) => `${id} ${amountPaise} ${accountHash}`).join(' ')

/** Out of what is held for the deal, and not paid in for one payee alone. */
export const isOfBooking = ({ bookingId, heldFor }: Pick<AnyRelease, 'bookingId' | 'heldFor'>) =>
  heldFor === `booking:${bookingId}`

/** Paid in for one payee, by orders of its own. */
export const isPaidInForOne = (release: Pick<AnyRelease, 'kind' | 'bookingId' | 'heldFor'>) =>
  release.kind === 'hire' || (release.kind === 'commission' && !isOfBooking(release))

/** The terms of the deal approved it, a decision did, the payer paid it in for this payee, or accepted the work of a hire. */
export const needsNoApproval = (release: Pick<AnyRelease, 'kind' | 'bookingId' | 'heldFor'>) =>
  release.kind === 'kept' || !isOfBooking(release)

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
    askId: askIdOf(row),
    partOf: null,
    waitsFor: [],
    hasPayerApproved: false,
    askedAt: row.askedAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    lapsesAt: row.state === 'asked' ? (row.lapsesAt?.toISOString() ?? null) : null,
  }
}

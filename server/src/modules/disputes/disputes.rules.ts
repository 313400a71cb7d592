import type { Dispute, DisputeFile } from '@properysearch/contract/disputes/calls'
import type { ReviewedDispute } from '@properysearch/contract/disputes/deciding-calls'
import { answerDays, disputeGraph, hasEnded } from '@properysearch/contract/disputes/facts'
import { fail } from '../../platform/errors.ts'
import type { HandedInFile } from '../files/index.ts'
import type { DisputeRow, ReviewedRow } from './disputes.sql.ts'

const dayMs = 24 * 60 * 60 * 1000

export const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * dayMs)

export function movedOn({ state }: Pick<DisputeRow, 'state'>) {
  return fail('moved-on', `This dispute is now “${disputeGraph.states[state]}”. Please reload the page.`)
}

/** Both sides are heard first: the other one answers, or has had the time for it. */
export function mayBeDecided({ state, raisedAt }: Pick<DisputeRow, 'state' | 'raisedAt'>, now: Date): boolean {
  return state === 'answered' || daysAfter(raisedAt, answerDays) <= now
}

const sideOf = ({ buyerId }: Pick<DisputeRow, 'buyerId'>, userId: number) =>
  userId === buyerId ? ('buyer' as const) : ('seller' as const)

export function fileOnWire(row: HandedInFile, dispute: Pick<DisputeRow, 'buyerId'>): DisputeFile {
  const { id, fileName, contentType, sizeBytes, addedBy, addedAt } = row
  return { id, fileName, contentType, sizeBytes, addedBy: sideOf(dispute, addedBy), addedAt: addedAt.toISOString() }
}

export function disputeOnWire(row: DisputeRow, files: readonly HandedInFile[]): Dispute {
  return {
    id: row.id,
    bookingId: row.bookingId,
    deduction:
      row.deductionId === null || row.deductionKind === null ? null : { id: row.deductionId, kind: row.deductionKind },
    state: row.state,
    raisedBy: sideOf(row, row.raisedBy),
    amount: row.amountPaise / 100,
    reason: row.reason,
    answer: row.answer,
    files: files.filter(({ ofId }) => ofId === row.id).map((file) => fileOnWire(file, row)),
    raisedAt: row.raisedAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    decideBy: row.decideBy.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    decision: decisionOf(row),
  }
}

function decisionOf({ toBuyerPaise, toSellerPaise, amountPaise, decision }: DisputeRow): Dispute['decision'] {
  if (toBuyerPaise === null || toSellerPaise === null || decision === null) return null
  return {
    toBuyer: toBuyerPaise / 100,
    toSeller: toSellerPaise / 100,
    stays: (amountPaise - toBuyerPaise - toSellerPaise) / 100,
    reason: decision,
  }
}

export function reviewedOnWire(row: ReviewedRow, files: readonly HandedInFile[], heldPaise: number): ReviewedDispute {
  return {
    ...disputeOnWire(row, files),
    property: { id: row.propertyId, title: row.title },
    buyer: { id: row.buyerId, name: row.buyer },
    seller: { id: row.sellerId, name: row.seller },
    deal: {
      kind: row.kind,
      state: row.dealState,
      price: row.pricePaise / 100,
      held: heldPaise / 100,
      hasEnded: hasEnded(row.dealState),
    },
  }
}

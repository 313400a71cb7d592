import { dealPath } from '@properysearch/contract/bookings/deal-path'
import { answerDays, decisionDays } from '@properysearch/contract/disputes/facts'
import { formatRupees } from '@properysearch/contract/values/money'
import type { Context } from '../../context.ts'
import { findPlainName } from '../listings/index.ts'
import { notify } from '../notifications/index.ts'
import type { DisputeRow } from './disputes.sql.ts'

type Told = 'raise' | 'answer' | 'withdraw' | 'decide'

const rupees = (paise: number) => formatRupees(paise / 100, paise % 100 === 0 ? 0 : 2)

/** Both sides' screens look again, and whoever did not press hears of it. */
export async function announceDispute(tx: Context, row: DisputeRow, what: Told, pressedBy: number): Promise<void> {
  showDispute(tx, row)
  const words = wordsOf(row, what, await findPlainName(tx.db, row.propertyId))
  for (const userId of [row.buyerId, row.sellerId].sort((a, b) => a - b)) {
    const link = dealPath(userId === row.buyerId ? 'buyer' : 'seller', row)
    if (userId !== pressedBy) await notify(tx, { kind: 'deals', userId, ...words, link })
  }
}

export function showDispute(tx: Context, { id: disputeId, bookingId, buyerId, sellerId }: DisputeRow): void {
  tx.db.afterCommit(() =>
    tx.events.publish({ name: 'dispute.changed', to: { people: [buyerId, sellerId] }, disputeId, bookingId }),
  )
}

function wordsOf(row: DisputeRow, what: Told, listing: string): { title: string; body: string } {
  const amount = rupees(row.amountPaise)
  if (row.deductionId !== null) return wordsOfDeduction(row, what, listing)
  switch (what) {
    case 'raise':
      return {
        title: `A dispute over ${amount} of the deal about ${listing}`,
        body: `The amount is frozen. Please answer in the deal within ${answerDays} days; our team decides within ${decisionDays}.`,
      }
    case 'answer':
      return {
        title: `Your dispute over ${amount} was answered`,
        body: `The other side’s words about ${listing} are in the deal. Our team decides next.`,
      }
    case 'withdraw':
      return {
        title: `The dispute over ${amount} was withdrawn`,
        body: `The money is held for the deal about ${listing} as before.`,
      }
    case 'decide':
      return {
        title: `The dispute over ${amount} of ${listing} is decided`,
        body: `${decided(row)} The reason is in the deal.`,
      }
  }
}

/** The deposit is with the owner: what is decided says who keeps what. */
function wordsOfDeduction(row: DisputeRow, what: Told, listing: string): { title: string; body: string } {
  const amount = rupees(row.amountPaise)
  switch (what) {
    case 'raise':
      return {
        title: `Our team has been asked to decide about ${amount} of the deposit for ${listing}`,
        body: `Please answer in the deal within ${answerDays} days; our team decides within ${decisionDays}. The rest of the deposit is due as before.`,
      }
    case 'answer':
      return {
        title: `The other side has answered about ${amount} of the deposit`,
        body: `Their words about ${listing} are in the deal. Our team decides next.`,
      }
    case 'withdraw':
      return {
        title: `Our team is no longer asked to decide about ${amount} of the deposit`,
        body: `The deduction for ${listing} is disputed between the two of you, as before.`,
      }
    case 'decide':
      return {
        title: `A decision has been made about ${amount} of the deposit for ${listing}`,
        body: decidedOfDeposit(row),
      }
  }
}

function decidedOfDeposit({ toBuyerPaise, toSellerPaise }: DisputeRow): string {
  const [back, kept] = [toBuyerPaise ?? 0, toSellerPaise ?? 0]
  const parts = [
    kept > 0 ? `the owner keeps ${rupees(kept)}` : null,
    back > 0 ? `${rupees(back)} is to be returned to the tenant now` : null,
  ].filter((part) => part !== null)
  const said = parts.join(', and ')
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}. The reason is in the deal.`
}

function decided({ amountPaise, toBuyerPaise, toSellerPaise }: DisputeRow): string {
  const [back, out] = [toBuyerPaise ?? 0, toSellerPaise ?? 0]
  const stays = amountPaise - back - out
  const parts = [
    back > 0 ? `${rupees(back)} goes back to the buyer` : null,
    out > 0 ? `${rupees(out)} is paid out to the seller` : null,
    stays > 0 ? `${rupees(stays)} stays held for the deal` : null,
  ].filter((part) => part !== null)
  return `${new Intl.ListFormat('en-IN', { type: 'conjunction' }).format(parts)}.`
}

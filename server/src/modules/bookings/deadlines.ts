import { dealPath } from '@properysearch/contract/bookings/deal-path'
import { conditionKinds } from '@properysearch/contract/bookings/facts'
import { plainName } from '@properysearch/contract/listings/plain-name'
import { formatRupees } from '@properysearch/contract/values/money'
import type { Db } from '../../platform/db/database.ts'
import type { Deadline } from '../dashboard/index.ts'
import { type DeadlineRow, findDeadlines } from './deadlines.sql.ts'

/** What has a day in the deals of a person, as their side reads it. */
export async function deadlinesOfDeals(
  db: Db,
  userId: number,
  now: Date,
): Promise<(Deadline & { bookingId: number })[]> {
  const rows = await findDeadlines(db, userId, now)
  return rows.flatMap((row) => {
    const label = labelOf(row)
    const key = `${row.what}-${row.subjectId ?? row.bookingId}`
    const { bookingId, dueOn } = row
    return label ? [{ key, label, link: dealPath(row.side, row), dueOn, bookingId }] : []
  })
}

/** Null: it is the other side's to do, and nothing for this one to be ready for. */
function labelOf(row: DeadlineRow): string | null {
  const isBuyer = row.side === 'buyer'
  const name = plainName(row)
  const amount = row.paise === null ? '' : formatRupees(row.paise / 100, row.paise % 100 === 0 ? 0 : 2)
  const [payer, payee] = row.kind === 'rental' ? ['tenant', 'owner'] : ['buyer', 'seller']
  switch (row.what) {
    case 'requested':
      return isBuyer ? null : `Answer the request to book ${name}`
    case 'accepted':
      return isBuyer ? `Verify your account with ₹1 to book ${name}` : null
    case 'penny-paid':
      return isBuyer
        ? `Pay the booking amount of ${amount} for ${name}`
        : `The ${payer} is to pay the booking amount of ${amount} for ${name}`
    case 'condition': {
      const { label } = conditionKinds[row.condition as keyof typeof conditionKinds]
      return isBuyer
        ? `Say whether this condition is met for ${name}: ${label}`
        : `This condition is to be met for ${name}: ${label}`
    }
    case 'instalment': {
      const what = { instalment: 'the instalment', rent: 'the rent', deposit: 'the rest of the deposit' }[
        row.instalment ?? 'instalment'
      ]
      return isBuyer
        ? `Pay the ${payee} ${what} of ${amount} for ${name}`
        : `The ${payer} is to pay ${what} of ${amount} for ${name}`
    }
  }
}

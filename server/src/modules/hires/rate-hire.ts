import type { HireReview, Rating } from '@properysearch/contract/hires/calls'
import { isRated } from '@properysearch/contract/hires/facts'
import { type CallContext, type Context, inTransaction, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { pageAt, pageSize } from '../../platform/page-at.ts'
import { announceHire } from './hires.notices.ts'
import { sideOf } from './hires.rules.ts'
import type { HireRow } from './hires.sql.ts'
import { lockHire, lockHireAs } from './lock-hire.ts'
import { findRatingsOf, findWordsOf, insertRating, type RatingRow, setRatingAnswer } from './ratings.sql.ts'

/** Once the work was delivered: it may be rated, in its dispute too, and after it is closed. */
export const hasWork = ({ deliveredAt, state }: Pick<HireRow, 'deliveredAt' | 'state'>) =>
  deliveredAt !== null && state !== 'declined'

/** Lawyers are not rated: there is no such thing for them. */
export async function rateHire(
  ctx: CallContext,
  { id, stars, words }: { id: number; stars: number; words?: string | undefined },
): Promise<HireRow> {
  const { id: clientId } = signedIn(ctx)
  return inTransaction(ctx, async (tx) => {
    const hire = await lockHireAs(tx, 'client', id, clientId)
    if (!isRated(hire.kind)) throw fail('ruled-out', 'By the rules of their profession, lawyers are not rated.')
    if (!hasWork(hire)) throw fail('not-yet', 'You can rate the work once it is delivered.')
    const row = { hireId: id, professionalId: hire.professionalId, clientId, stars, words: words ?? null }
    if (!(await insertRating(tx.db, { ...row, now: tx.now }))) throw fail('moved-on', 'You have already rated this.')
    await announceHire(tx, hire, 'rate', 'client')
    return hire
  })
}

/** The professional’s one word about it. */
export async function answerRating(ctx: CallContext, { id, answer }: { id: number; answer: string }): Promise<HireRow> {
  const { id: userId } = signedIn(ctx)
  return inTransaction(ctx, async (tx) => {
    const hire = await lockHire(tx, id, userId)
    if (sideOf(hire, userId) !== 'professional') throw fail('not-found')
    if (!(await setRatingAnswer(tx.db, id, answer, tx.now))) {
      throw fail('moved-on', 'There is nothing to answer, or you have answered it.')
    }
    await announceHire(tx, hire, 'answer-rating', 'professional')
    return hire
  })
}

export function ratingOnWire(row: RatingRow): Rating {
  return {
    stars: row.stars,
    words: row.words,
    ratedAt: row.ratedAt.toISOString(),
    answer: row.answer,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }
}

/** Everybody reads who rated by the first name and a letter. */
const byOf = (row: RatingRow) => `${row.clientFirstname} ${row.clientLastname.slice(0, 1)}.`

/** As everybody reads them: what the hire was about stays between its two sides. */
export async function listReviews({ db }: Pick<Context, 'db'>, professionalId: number, limit: number) {
  const rows = await findWordsOf(db, professionalId, limit)
  return rows.map((row) => ({ ...ratingOnWire(row), words: row.words, by: byOf(row) }))
}

export async function listRatings(ctx: Context, professionalId: number, page: number) {
  const { rows, total, mean } = await findRatingsOf(ctx.db, professionalId, pageAt(page))
  const data: HireReview[] = rows.map((row) => ({
    ...ratingOnWire(row),
    hireId: row.hireId,
    by: byOf(row),
    title: row.title,
  }))
  return { data, mean, page, pageSize, total }
}

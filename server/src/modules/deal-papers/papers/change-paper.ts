import type { DealPaper } from '@properysearch/contract/deal-papers/calls'
import {
  type DealPaperKind,
  dealPaperKinds,
  mayAskFor,
  mostOwnPapers,
  takesPapers,
} from '@properysearch/contract/deal-papers/facts'
import { type CallContext, inTransaction, signedIn } from '../../../context.ts'
import { fail, invalid } from '../../../platform/errors.ts'
import { type DealParties, lockDealOf } from '../../bookings/index.ts'
import { showChange, tellOther } from '../deal-papers.notices.ts'
import { sideIn } from '../whose-deal.ts'
import { nameInSentence, paperMovedOn, paperOnWire } from './papers.rules.ts'
import {
  addPaper,
  countOwnPapers,
  type DealPaperRow,
  deletePaper,
  findFiles,
  findPaper,
  lockPaper,
  markPaper,
} from './papers.sql.ts'

interface Added {
  bookingId: number
  kind: DealPaperKind
  name?: string | undefined
}

/** The deal is locked as by every press of it, so that it cannot end meanwhile. */
export async function lockOpenDeal(tx: CallContext, bookingId: number): Promise<DealParties> {
  const deal = await lockDealOf(tx, bookingId, signedIn(tx).id)
  if (!takesPapers(deal.state)) throw paperMovedOn()
  return deal
}

/** A paper that this person can see, with its deal: both locked. */
export async function lockSeenPaper(tx: CallContext, paperId: number) {
  const seen = await findPaper(tx.db, paperId, signedIn(tx).id)
  if (!seen) throw fail('not-found')
  const deal = await lockOpenDeal(tx, seen.bookingId)
  const paper = await lockPaper(tx.db, paperId)
  if (!paper) throw fail('not-found')
  return { deal, paper }
}

/** Nothing is asked or given by this alone, so nobody hears of it. */
export async function putOnList(
  ctx: CallContext,
  { bookingId, kind, name }: Added,
): Promise<DealPaper & { id: number }> {
  const { id: userId } = signedIn(ctx)
  if ((kind === 'other') !== (name !== undefined))
    throw invalid({ name: 'Only a paper that is not on the usual list has a name of its own.' })
  return inTransaction(ctx, async (tx) => {
    const deal = await lockOpenDeal(tx, bookingId)
    const id = await addPaper(tx.db, { bookingId, kind, name: name ?? null, userId, now: tx.now })
    if (kind === 'other' && (await countOwnPapers(tx.db, bookingId, userId)) > mostOwnPapers) {
      throw fail('limit-reached', `You can add ${mostOwnPapers} papers of your own to a deal. Remove one first.`)
    }
    showChange(tx, deal, userId)
    const paper = (await lockPaper(tx.db, id)) as DealPaperRow
    return paperOnWire(deal, paper, await findFiles(tx.db, bookingId, userId), userId)
  })
}

/** `none` takes back what was said last, by whoever said it. */
export async function markOnePaper(
  ctx: CallContext,
  { paperId, mark }: { paperId: number; mark: 'asked' | 'not-needed' | 'none' },
): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const { deal, paper } = await lockSeenPaper(tx, paperId)
    if (mark === 'asked' && !mayAskFor(dealPaperKinds[paper.kind].from, sideIn(deal, userId))) {
      throw fail('ruled-out', 'This paper is yours to give: there is nobody to ask for it.')
    }
    if (mark === 'none' && paper.markedBy !== userId) throw fail('not-found')
    if (mark === paper.mark) return
    await markPaper(tx.db, paperId, mark === 'none' ? null : { mark, userId, now: tx.now })
    showChange(tx, deal)
    if (mark !== 'asked') return
    await tellOther(tx, deal, userId, (who, listing) => ({
      title: `${who} asks for a paper: ${listing}`,
      body: `Please give ${paper.name ? '' : 'the '}${nameInSentence(paper)} in the deal, or say that it is not needed.`,
    }))
  })
}

/** One that somebody added by mistake. */
export async function takeOffList(ctx: CallContext, paperId: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { deal, paper } = await lockSeenPaper(tx, paperId)
    if (paper.kind !== 'other' || paper.addedBy !== signedIn(tx).id) throw fail('not-found')
    if (!(await deletePaper(tx.db, paperId))) {
      throw fail('not-yet', 'There are files with this paper. It can be taken off the list once they are removed.')
    }
    showChange(tx, deal)
  })
}

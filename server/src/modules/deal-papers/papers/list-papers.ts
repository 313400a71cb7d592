import type { DealPapers } from '@properysearch/contract/deal-papers/calls'
import { takesPapers, usualDealPapers } from '@properysearch/contract/deal-papers/facts'
import { type CallContext, signedIn } from '../../../context.ts'
import { mustFindDeal, sideIn, subcategoryOf } from '../whose-deal.ts'
import { paperOnWire, usualPaper } from './papers.rules.ts'
import { findFiles, findPapers } from './papers.sql.ts'

/** The usual ones in their order, then what the two have added. */
export async function listPapers(ctx: CallContext, bookingId: number): Promise<DealPapers> {
  const { id: userId } = signedIn(ctx)
  const deal = await mustFindDeal(ctx, bookingId, userId)
  const rows = await findPapers(ctx.db, bookingId, userId)
  const files = await findFiles(ctx.db, bookingId, userId)
  const shown = rows.map((row) => paperOnWire(deal, row, files, userId))
  const usual = usualDealPapers(deal.kind, await subcategoryOf(ctx, deal))
  return {
    side: sideIn(deal, userId),
    isOpen: takesPapers(deal.state),
    papers: [
      ...usual.map((kind) => shown.find((paper) => paper.kind === kind) ?? usualPaper(kind)),
      ...shown.filter(({ kind }) => !usual.includes(kind)),
    ],
  }
}

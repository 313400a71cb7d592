import type { AnswerOf } from '@properysearch/contract/kernel/endpoint'
import type { releases } from '@properysearch/contract/releases/calls'
import { type CallContext, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { isParty } from '../bookings/index.ts'
import { availableOf } from './ask-release.ts'
import { whyNotPayable } from './onboard-payees.ts'
import { findReleasesOf, sumPaidToAgents } from './releases.sql.ts'
import { showReleases } from './show-releases.ts'

/** As one of the two sides sees them. */
export async function listReleases(
  ctx: CallContext,
  bookingId: number,
): Promise<AnswerOf<typeof releases.list>['data']> {
  const { id: userId } = signedIn(ctx)
  if (!(await isParty(ctx.db, bookingId, userId))) throw fail('not-found')
  const { held, available } = await availableOf(ctx, bookingId)
  const rows = await findReleasesOf(ctx.db, bookingId, userId)
  const toAgents = await sumPaidToAgents(ctx.db, bookingId, userId)
  const sums = { paidToOwnAgent: toAgents.own / 100, paidForOther: toAgents.other / 100 }
  const shown = await showReleases(ctx, rows, userId)
  const notPayable = await whyNotPayable(ctx, userId)
  const mine = notPayable === null ? {} : { notPayable }
  return { held: held / 100, available: available / 100, ...sums, releases: shown, ...mine }
}

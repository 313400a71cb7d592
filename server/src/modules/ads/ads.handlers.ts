import type { ads } from '@properysearch/contract/ads/calls'
import type { AdSlotName } from '@properysearch/contract/ads/facts'
import type { CallContext } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { countEvent } from './count-event.ts'
import { findNextAd } from './find-ad.ts'
import { getCounts } from './get-counts.ts'

const next = (slot: AdSlotName) => async (ctx: CallContext, input: { shownAdId?: number | undefined }) => ({
  data: await findNextAd(ctx, slot, input.shownAdId),
})

export const adsHandlers: Handlers<CallContext, typeof ads> = {
  findTopHome: next('TopHome'),
  findCenterHomeVideo: next('CenterHomeVideo'),
  findCenterHomeGif: next('CenterHomeGif'),
  findBottomHome: next('BottomHome'),
  findDashBoardTopImage: next('DashBoardTopImage'),
  findDashBoardBottomImage: next('DashBoardBottomImage'),
  findAnalysisTopImage: next('AnalysisTopImage'),
  findShortListTopImage: next('ShortListTopImage'),
  addView: async (ctx, input) => ({ data: await countEvent(ctx, 'view', input) }),
  addClick: async (ctx, input) => ({ data: await countEvent(ctx, 'click', input) }),
  getCounts: async (ctx, input) => ({ data: await getCounts(ctx, input.adId) }),
}

import type { listings } from '@properysearch/contract/listings/calls'
import { type CallContext, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { findOwn } from './listing.sql.ts'
import { arrangePictures, removePicture } from './media/arrange-pictures.ts'
import { downloadPaper, removePaper, uploadPaper } from './media/papers.ts'
import { linkVideo, removeVideo, uploadVideo } from './media/set-video.ts'
import { uploadPicture } from './media/upload-picture.ts'
import { actOnListing, confirmAvailable, discardDraft } from './posting/act-on-listing.ts'
import { createDraft } from './posting/create-draft.ts'
import { type Counters, listByRequests, listMine, listVerified } from './posting/list-own.ts'
import { saveListing } from './posting/save-listing.ts'
import { showOwn } from './posting/show-listing.ts'
import { submitListing } from './posting/submit-listing.ts'
import { guidePrice } from './prices/guide-price.ts'
import { findPriceSteps } from './prices/price-history.sql.ts'
import { countView } from './views/count-view.ts'

/** `counters` come from the modules that keep what people ask: this one imports none of them. */
export function listingsHandlers(counters: Counters): Handlers<CallContext, typeof listings> {
  return {
    createDraft,
    getMine: async (ctx, { id }) => ({ data: await showOwn(ctx.db, id, signedIn(ctx).id) }),
    save: saveListing,
    discardDraft,
    submit: submitListing,
    act: actOnListing,
    confirmAvailable,
    uploadPicture,
    arrangePictures,
    removePicture,
    uploadVideo,
    linkVideo,
    removeVideo,
    uploadPaper,
    removePaper,
    downloadPaper,
    getPriceHistory: async (ctx, { id }) => {
      if (!(await findOwn(ctx.db, id, signedIn(ctx).id))) throw fail('not-found')
      const steps = await findPriceSteps(ctx.db, id)
      return { data: steps.map((step) => ({ price: step.pricePaise / 100, since: step.since.toISOString() })) }
    },
    getPriceGuidance: guidePrice,
    listMine: (ctx, input) => listMine(ctx, input, counters),
    listVerified,
    listByRequests: (ctx, input) => listByRequests(ctx, input, counters),
    countView,
  }
}

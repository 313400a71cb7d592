import type { listings } from '@properysearch/contract/listings/calls'
import { type CallContext, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { actOnListing, confirmAvailable, discardDraft } from './act-on-listing.ts'
import { arrangePictures, removePicture } from './arrange-pictures.ts'
import { countView } from './count-view.ts'
import { createDraft } from './create-draft.ts'
import { guidePrice } from './guide-price.ts'
import { type Counters, listByRequests, listMine, listVerified } from './list-own.ts'
import { findOwn } from './listing.sql.ts'
import { downloadPaper, removePaper, uploadPaper } from './papers.ts'
import { findPriceSteps } from './price-history.sql.ts'
import { saveListing } from './save-listing.ts'
import { linkVideo, removeVideo, uploadVideo } from './set-video.ts'
import { showOwn } from './show-listing.ts'
import { submitListing } from './submit-listing.ts'
import { uploadPicture } from './upload-picture.ts'

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
      return { data: steps.map((it) => ({ price: it.pricePaise / 100, since: it.since.toISOString() })) }
    },
    getPriceGuidance: guidePrice,
    listMine: (ctx, input) => listMine(ctx, input, counters),
    listVerified,
    listByRequests: (ctx, input) => listByRequests(ctx, input, counters),
    countView,
  }
}

import { z } from 'zod'
import { data, describe, type EndpointSpec } from '../kernel/endpoint.ts'
import { id } from '../kernel/page.ts'
import { paths } from '../paths.ts'
import { visitorId } from '../visitors/calls.ts'
import { type AdSlotName, adFormats, adPage, adSlots } from './facts.ts'

const ad = z.object({
  adId: z.number(),
  mediaUrl: z.string(),
  headLine: z.string(),
  description: z.string(),
  /** A path of this site, or an address that begins with https. */
  siteLink: z.string(),
  /** Of a gif: how many visitors have opened it. */
  interestedBy: z.number().optional(),
  format: z.enum(adFormats),
  advertiser: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
  /** The still picture shown in place of a video or a gif. */
  poster: z.string().nullable(),
})

export type Ad = z.output<typeof ad>

const adReply = data(ad.nullable())

function slotCall<const N extends AdSlotName>(slot: N) {
  const { format, position } = adSlots[slot]
  return {
    access: 'public',
    summary: `The next ${format} ad of the slot ${slot}, or null when none is running`,
    input: z.object({
      adFormat: z.literal(format, { error: `The ads of this slot have the format ${format}.` }).optional(),
      pageToShow: z.literal(adPage, { error: `The page is ${adPage}.` }).optional(),
      adPosition: z.literal(position, { error: `The position of this slot is ${position}.` }).optional(),
      /** The ad shown now: when others are running, one of them comes next. */
      shownAdId: id.optional(),
    }),
    reply: adReply,
    limit: { max: 1200, seconds: 60 },
  } satisfies EndpointSpec
}

const counted = data(z.object({ isCounted: z.boolean() }))

// One address may stand for a whole office, or for a mobile network's thousands.
const countingLimit = { max: 600, seconds: 60 }

export const ads = describe(paths.ads, {
  findTopHome: slotCall('TopHome'),
  findCenterHomeVideo: slotCall('CenterHomeVideo'),
  findCenterHomeGif: slotCall('CenterHomeGif'),
  findBottomHome: slotCall('BottomHome'),
  findDashBoardTopImage: slotCall('DashBoardTopImage'),
  findDashBoardBottomImage: slotCall('DashBoardBottomImage'),
  findAnalysisTopImage: slotCall('AnalysisTopImage'),
  findShortListTopImage: slotCall('ShortListTopImage'),
  addView: {
    access: 'public',
    summary:
      'Record a view of an ad; only a visitor’s first view counts. The visitor is known by the token, not by userId',
    input: z.object({ adId: id, userId: z.union([z.string(), z.number()]).optional(), visitorId }),
    reply: counted,
    errors: ['not-found'],
    limit: countingLimit,
  },
  addClick: {
    access: 'public',
    summary: 'Record a click on an ad; only a visitor’s first click counts, and only after they have viewed the ad',
    input: z.object({ adId: id, visitorId }),
    reply: counted,
    errors: ['not-found'],
    limit: countingLimit,
  },
  getCounts: {
    access: 'public',
    summary: 'How often an ad was viewed and clicked, day by day, and the rule it was counted by',
    input: z.object({ adId: id }),
    reply: data(
      z.object({
        adId: z.number(),
        headLine: z.string(),
        advertiser: z.string(),
        format: z.enum(adFormats),
        views: z.number(),
        clicks: z.number(),
        /** Days in India with at least one view or click, newest first, at most 60. */
        days: z.array(z.object({ day: z.string(), views: z.number(), clicks: z.number() })),
        rule: z.string(),
      }),
    ),
    errors: ['not-found'],
    limit: { max: 240, seconds: 60 },
  },
})

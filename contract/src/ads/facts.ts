// What both sides know of ads. Free of zod, so that public pages can load it.

export const adFormats = ['image', 'video', 'gif'] as const
export type AdFormat = (typeof adFormats)[number]

export type AdPosition = 'top' | 'center' | 'bottom'

/** The eight places of ads, under the names they have in the calls. */
export const adSlots = {
  TopHome: { format: 'image', position: 'top' },
  CenterHomeVideo: { format: 'video', position: 'center' },
  CenterHomeGif: { format: 'gif', position: 'center' },
  BottomHome: { format: 'image', position: 'bottom' },
  DashBoardTopImage: { format: 'image', position: 'top' },
  DashBoardBottomImage: { format: 'image', position: 'bottom' },
  AnalysisTopImage: { format: 'image', position: 'top' },
  ShortListTopImage: { format: 'image', position: 'top' },
} as const satisfies Record<string, { format: AdFormat; position: AdPosition }>

export type AdSlotName = keyof typeof adSlots
export const adSlotNames = Object.keys(adSlots) as AdSlotName[]

/** The one value that the calls send for the page, whichever slot they ask for. */
export const adPage = 'homepage'

export const adRefreshSeconds = 25
/** The part of an image or a gif that must be on screen for a view. */
export const adVisibleShare = { image: 0.5, gif: 0.5 } as const
export const adPlayedSeconds = 10
/** A longer description is cut, with an ellipsis. In the middle of the page there is as much room as on top. */
export const adDescriptionLength: Record<AdPosition, number> = { top: 130, center: 130, bottom: 100 }

/**
 * What one network address may add to an ad's counts in a day, without those who are signed in. A mobile network's
 * address stands for hundreds of people: few of them see the same ad in a day, and one in fifty opens it.
 */
export const adsCountedPerNetwork = { view: 100, click: 10 } as const

const viewRules: Record<AdFormat, string> = {
  image: 'A view is counted when at least 50% of the ad is on screen.',
  gif: 'A view is counted when at least half of the ad is on screen.',
  video: 'A view is counted after 10 seconds of playback.',
}

/** How views and clicks are counted, in words for the advertiser and for whoever sees the ad. */
export function countingRule(format: AdFormat): string {
  const { view, click } = adsCountedPerNetwork
  return `${viewRules[format]} A click is counted when a visitor whose view was recorded opens the ad. Views and clicks are counted once per visitor, that is, once per account or browser. Our server gives each browser a signed number, so that views cannot be faked. From one network address we count at most ${view} views and ${click} clicks of an ad a day, not counting people who are signed in.`
}

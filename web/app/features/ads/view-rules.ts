import { type AdFormat, adPlayedSeconds, adVisibleShare } from '@properysearch/contract/ads/facts'

export interface Seen {
  /** The part of the ad that is on screen, from 0 to 1. */
  visibleShare: number
  playedSeconds: number
}

/** Whether this much of an ad is a view. */
export function isViewed(format: AdFormat, { visibleShare, playedSeconds }: Seen): boolean {
  return format === 'video' ? playedSeconds >= adPlayedSeconds : visibleShare >= adVisibleShare[format]
}

export interface Played {
  seconds: number
  /** Where the film stood when last looked at; null before it began. */
  position: number | null
}

export const notPlayed: Played = { seconds: 0, position: null }

/** Longer steps than this are jumps: players tell where they are about four times a second, slow ones once. */
const longestStepSeconds = 2

/** What has been played, given where the film is now. Starting again and jumps add nothing. */
export function playedUntil({ seconds, position }: Played, now: number): Played {
  const step = position === null ? 0 : now - position
  return { seconds: step > 0 && step <= longestStepSeconds ? seconds + step : seconds, position: now }
}

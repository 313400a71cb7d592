import {
  adFormats,
  adPage,
  adPlayedSeconds,
  adRefreshSeconds,
  adSlots,
  adVisibleShare,
} from '@properysearch/contract/ads/facts'
import { expect, test } from 'vitest'
import { isViewed, notPlayed, playedUntil } from './view-rules.ts'

test('the numbers are the specification’s', () => {
  expect(adRefreshSeconds).toBe(25)
  expect(adVisibleShare).toEqual({ image: 0.5, gif: 0.5 })
  expect(adPlayedSeconds).toBe(10)
})

test('the eight slots and the fields they are asked with are the specification’s', () => {
  expect([adPage, adFormats]).toEqual(['homepage', ['image', 'video', 'gif']])
  expect(Object.entries(adSlots).map(([slot, { format, position }]) => [slot, format, position])).toEqual([
    ['TopHome', 'image', 'top'],
    ['CenterHomeVideo', 'video', 'center'],
    ['CenterHomeGif', 'gif', 'center'],
    ['BottomHome', 'image', 'bottom'],
    ['DashBoardTopImage', 'image', 'top'],
    ['DashBoardBottomImage', 'image', 'bottom'],
    ['AnalysisTopImage', 'image', 'top'],
    ['ShortListTopImage', 'image', 'top'],
  ])
})

test('an image and a gif are viewed from half of them on, whatever has been played', () => {
  for (const format of ['image', 'gif'] as const) {
    expect(isViewed(format, { visibleShare: 0.5, playedSeconds: 0 })).toBe(true)
    expect(isViewed(format, { visibleShare: 0.49, playedSeconds: 60 })).toBe(false)
  }
})

test('a film is viewed after ten seconds of playback', () => {
  expect(isViewed('video', { visibleShare: 1, playedSeconds: 9.9 })).toBe(false)
  expect(isViewed('video', { visibleShare: 0.2, playedSeconds: 10 })).toBe(true)
})

test('what has been played adds up over loops and pauses; jumps add nothing', () => {
  const seconds = (positions: number[]) => positions.reduce(playedUntil, notPlayed).seconds
  expect(seconds([0, 0.25, 0.5, 1.5])).toBe(1.5)
  expect(seconds([0, 1, 2, 2, 2, 3])).toBe(3)
  // From the end of the film to its beginning.
  expect(seconds([10, 11, 12, 0.5, 1.5])).toBe(3)
  expect(seconds([0, 1, 9, 10])).toBe(2)
  expect(seconds([7])).toBe(0)
})

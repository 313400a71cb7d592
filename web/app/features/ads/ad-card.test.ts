import type { Ad } from '@properysearch/contract/ads/calls'
import type { AdPosition } from '@properysearch/contract/ads/facts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AdCard } from './ad-card.tsx'

const image: Ad = {
  adId: 7,
  mediaUrl: '/drawings/1/loan-desk.webp',
  headLine: 'Know your loan',
  description: 'Before you sign it.',
  siteLink: '/home/homeloan-guidance',
  format: 'image',
  advertiser: 'A loan desk',
  alt: 'A desk',
  width: 960,
  height: 640,
  poster: null,
}

const show = (given: Partial<Ad>, position: AdPosition = 'top') =>
  renderToStaticMarkup(
    createElement(AdCard, {
      ad: { ...image, ...given },
      position,
      isPlaying: true,
      onPlayed: () => undefined,
      onOpen: () => undefined,
    }),
  )

test.each([
  ['top', 130],
  ['bottom', 100],
] as const)('the %s banner cuts a description at %i characters, with an ellipsis', (position, length) => {
  expect(show({ description: 'x'.repeat(length) }, position)).toContain(`>${'x'.repeat(length)}<`)
  expect(show({ description: 'x'.repeat(length + 1) }, position)).toContain(`>${'x'.repeat(length)}…<`)
})

test('the whole ad is a link that opens in a new tab', () => {
  expect(show({})).toMatch(/<a href="\/home\/homeloan-guidance" target="_blank"/)
})

test('a film that is not YouTube’s plays as plain, muted, autoplaying video', () => {
  const html = show({ format: 'video', mediaUrl: 'https://example.in/film.mp4' })
  expect(html).toMatch(/<video src="https:\/\/example.in\/film.mp4"[^>]* muted=""[^>]* autoPlay=""/)
})

test('a gif says how many were interested', () => {
  const gif = { format: 'gif', mediaUrl: '/drawings/1/hall.gif' } as const
  expect(show({ ...gif, interestedBy: 1_234 })).toContain('>1,234 people were interested<')
  expect(show({ ...gif, interestedBy: 1 })).toContain('>1 person was interested<')
})

import { expect, test } from 'vitest'
import { isOpenable, youtubePlayerUrl } from './ad-links.ts'

test('the player is the one without cookies, silent, and tells how far it is', () => {
  const url = new URL(youtubePlayerUrl('dQw4w9WgXcQ', 'https://example.in'))
  expect(url.origin + url.pathname).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    mute: '1',
    autoplay: '1',
    enablejsapi: '1',
    origin: 'https://example.in',
  })
})

test.each([
  ['/home/homeloan-guidance', true],
  ['/', true],
  ['https://example.in/offer', true],
  ['http://example.in', false],
  ['//example.in', false],
  ['/\\example.in', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['offer', false],
])('%s may be opened: %s', (link, may) => {
  expect(isOpenable(link)).toBe(may)
})

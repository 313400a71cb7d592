import { expect, test } from 'vitest'
import { isOpenable, youtubeIdOf, youtubePlayerUrl } from './ad-links.ts'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://youtube.com/watch?t=4&v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ&list=x', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0', 'dQw4w9WgXcQ'],
  // Any other link plays as a plain film.
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', null],
  ['https://www.youtube.com/channel/dQw4w9WgXcQ', null],
  ['https://www.youtube.com/watch', null],
  ['https://www.youtube.com/watch?v=short', null],
  ['https://youtube.com.example.in/watch?v=dQw4w9WgXcQ', null],
  ['https://example.in/watch?v=dQw4w9WgXcQ', null],
  ['https://example.in/film.mp4', null],
  ['/drawings/1/villa-evening.webm', null],
  ['javascript:alert(1)//youtu.be/dQw4w9WgXcQ', null],
  ['', null],
])('%s is the film %s', (link, id) => {
  expect(youtubeIdOf(link)).toBe(id)
})

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

import { expect, test } from 'vitest'
import { youtubeIdOf, youtubePlayer } from './youtube.ts'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://youtube.com/watch?t=4&v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ&list=x', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ?feature=share', 'dQw4w9WgXcQ'],
  // Any other link plays as a plain film.
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

const player = 'https://www.youtube-nocookie.com/embed/aBc-12_xYz0'

test.each([
  ['https://www.youtube.com/watch?v=aBc-12_xYz0', player],
  ['https://youtube.com/watch?list=1&v=aBc-12_xYz0&t=3', player],
  ['https://m.youtube.com/watch?v=aBc-12_xYz0', player],
  ['https://youtu.be/aBc-12_xYz0?si=2', player],
  ['https://www.youtube.com/embed/aBc-12_xYz0', player],
  ['https://www.youtube.com/channel/aBc-12_xYz0', null],
  ['https://youtube.com.example.in/watch?v=aBc-12_xYz0', null],
  ['/files/tour.mp4', null],
  ['https://example.in/tour.mp4', null],
])('%s plays as %s', (url, address) => {
  expect(youtubePlayer(url)).toBe(address)
})

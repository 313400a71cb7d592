import { expect, test } from 'vitest'
import { youtubePlayer } from './video-address.ts'

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

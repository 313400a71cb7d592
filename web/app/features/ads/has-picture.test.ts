import { beforeEach, expect, test, vi } from 'vitest'
import { hasPicture } from './has-picture.ts'

class FakeImage {
  src = ''
  decode() {
    return this.src.includes('broken') ? Promise.reject(new Error('no picture')) : Promise.resolve()
  }
}

beforeEach(() => vi.stubGlobal('Image', FakeImage))

test.each([
  ['image', '/a.webp', null, true],
  ['image', '/broken.webp', null, false],
  ['gif', '/a.gif', '/broken.webp', false],
  ['gif', '/broken.gif', null, false],
  ['gif', '/a.gif', null, true],
  // A film has its own way of being seen and counted.
  ['video', '/a.webm', '/broken.webp', true],
  ['video', '/a.webm', null, true],
] as const)('%s %s with the still %s can be shown: %s', async (format, mediaUrl, poster, can) => {
  expect(await hasPicture({ format, mediaUrl, poster })).toBe(can)
})

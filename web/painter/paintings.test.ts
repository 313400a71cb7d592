import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { paintings } from './paintings.ts'
import { phonePicture } from './phone-picture.ts'

const pictures = Object.entries(paintings())

test.each(pictures)('%s in the repository is what the painter paints (npm run paint -w web)', (name, svg) => {
  const kept = readFileSync(new URL(`../app/pictures/${name}.svg`, import.meta.url), 'utf8')
  expect(kept === svg).toBe(true)
})

test.each(pictures)('%s is light enough to send', (_, svg) => {
  expect(svg.length).toBeLessThan(150_000)
})

test.each(['pune-evening-light', 'pune-evening-dark'])(
  '%s has a picture for phones, of what is painted',
  async (name) => {
    const drawn = await phonePicture(paintings()[name] as string)
      .raw()
      .toBuffer()
    const kept = await sharp(fileURLToPath(new URL(`../app/pictures/${name}-phone.avif`, import.meta.url)))
      .raw()
      .toBuffer()
    expect(kept.length).toBe(drawn.length)
    const apart = kept.reduce((sum, byte, i) => sum + Math.abs(byte - (drawn[i] as number)), 0) / kept.length
    expect(apart).toBeLessThan(4)
  },
)

test('the painter is deterministic', () => {
  expect(Object.entries(paintings())).toEqual(pictures)
})

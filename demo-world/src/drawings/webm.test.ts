import sharp from 'sharp'
import { expect, test } from 'vitest'
import { vp8FrameOf, webmOf } from './webm.ts'

const picture = (background: string, options = {}) =>
  sharp({ create: { width: 32, height: 18, channels: 3, background } })
    .webp({ quality: 60, ...options })
    .toBuffer()

/** Reads the file back as a player does: names, sizes, contents. */
function elementsOf(bytes: Buffer): { name: string; content: Buffer; at: number }[] {
  const found = []
  for (let at = 0; at < bytes.length; ) {
    const start = at
    const idLength = Math.clz32(bytes[at] as number) - 23
    const name = bytes.toString('hex', at, at + idLength)
    at += idLength
    const sizeLength = Math.clz32(bytes[at] as number) - 23
    let size = (bytes[at] as number) & (0xff >> sizeLength)
    for (let i = 1; i < sizeLength; i++) size = size * 256 + (bytes[at + i] as number)
    at += sizeLength
    found.push({ name, content: bytes.subarray(at, at + size), at: start })
    at += size
  }
  return found
}
const inside = (bytes: Buffer, ...path: string[]): Buffer =>
  path.reduce((at, name) => elementsOf(at).find((it) => it.name === name)?.content ?? Buffer.alloc(0), bytes)

test('is an EBML document of type webm with one VP8 track, a duration and every frame as a key frame in its time', async () => {
  const pictures = await Promise.all(['#123456', '#654321', '#aabbcc', '#ccbbaa', '#000000'].map((it) => picture(it)))
  const file = webmOf({ width: 32, height: 18, framesPerSecond: 2, frames: pictures })
  expect(elementsOf(file).map((it) => it.name)).toEqual(['1a45dfa3', '18538067'])
  expect(inside(file, '1a45dfa3', '4282').toString()).toBe('webm')
  const segment = inside(file, '18538067')
  expect(inside(segment, '1549a966', '4489').readDoubleBE()).toBe(2500)
  const track = inside(segment, '1654ae6b', 'ae')
  expect(inside(track, '86').toString()).toBe('V_VP8')
  expect([inside(track, 'e0', 'b0')[0], inside(track, 'e0', 'ba')[0]]).toEqual([32, 18])
  const clusters = elementsOf(segment).filter((it) => it.name === '1f43b675')
  const blocks = clusters.flatMap(({ content }) => {
    const start = inside(content, 'e7').readUIntBE(0, inside(content, 'e7').length)
    return elementsOf(content)
      .filter((it) => it.name === 'a3')
      .map(({ content: block }) => ({
        time: start + block.readInt16BE(1),
        track: block[0],
        flags: block[3],
        frame: block.subarray(4),
      }))
  })
  expect(blocks.map((it) => it.time)).toEqual([0, 500, 1000, 1500, 2000])
  expect(blocks.every((it) => it.track === 0x81 && it.flags === 0x80)).toBe(true)
  // A VP8 key frame: the lowest bit is 0, and a fixed mark follows three bytes.
  for (const { frame } of blocks) expect([(frame[0] as number) & 1, frame.toString('hex', 3, 6)]).toEqual([0, '9d012a'])
})

test('its index says where each part begins', async () => {
  const one = await picture('#123456')
  const file = webmOf({ width: 32, height: 18, framesPerSecond: 1, frames: Array.from({ length: 7 }, () => one) })
  const segment = inside(file, '18538067')
  const clusters = elementsOf(segment).filter((it) => it.name === '1f43b675')
  const cues = elementsOf(inside(segment, '1c53bb6b')).map(({ content }) => ({
    time: inside(content, 'b3').readUInt32BE(),
    position: inside(content, 'b7', 'f1').readUInt32BE(),
  }))
  expect(cues.map((it) => it.position)).toEqual(clusters.map((it) => it.at))
  expect(cues.map((it) => it.time)).toEqual([0, 2000, 4000, 6000])
})

test('finds the frame behind other chunks, and refuses what has none', async () => {
  const wrapped = await sharp({ create: { width: 32, height: 18, channels: 3, background: '#123456' } })
    .withMetadata()
    .webp({ quality: 60 })
    .toBuffer()
  expect(vp8FrameOf(wrapped).toString('hex', 3, 6)).toBe('9d012a')
  const lossless = await picture('#123456', { lossless: true })
  expect(() => vp8FrameOf(lossless)).toThrow('not a lossy WebP')
})

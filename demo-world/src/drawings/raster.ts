import { setImmediate as otherWorkFirst } from 'node:timers/promises'
import sharp, { type Sharp } from 'sharp'
import { paintProperty, paintScene } from '../painter/index.ts'
import type { Still } from './ad-drawings.ts'

export interface Size {
  width: number
  height: number
}

/** Unpacked pixels, red, green and blue. */
export interface Raster extends Size {
  pixels: Buffer
}

const density = 72
const paintedWidth = 1600
/** Thin lines need so many pixels to stay clean; a smaller picture is reduced from them. */
const leastWidth = 1280

/** A still as broad as asked, cut to its shape. Painting holds the process for a moment; others come in between. */
export async function rasterOf(still: Still, size: Size, cutAt: number): Promise<Raster> {
  await otherWorkFirst()
  const svg = 'scene' in still ? paintScene(still.scene) : paintProperty(still.property)
  await otherWorkFirst()
  const whole = sharp(Buffer.from(svg), { density: (density * Math.max(leastWidth, size.width)) / paintedWidth })
  const { data, info } = await whole.resize(size.width).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const top = Math.round((info.height - size.height) * cutAt)
  const pixels = data.subarray(top * info.width * 3, (top + size.height) * info.width * 3)
  return { ...size, pixels }
}

export function imageOf({ pixels, width, height }: Raster): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** Of two pictures of one size, so much of the second. */
export function mixed(first: Raster, second: Raster, share: number): Raster {
  if (share === 0) return first
  const weight = Math.round(share * 256)
  const pixels = Buffer.alloc(first.pixels.length)
  for (let i = 0; i < pixels.length; i++) {
    const from = first.pixels[i] as number
    pixels[i] = from + ((((second.pixels[i] as number) - from) * weight) >> 8)
  }
  return { ...first, pixels }
}

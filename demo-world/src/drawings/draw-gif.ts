import { setImmediate as otherWorkFirst } from 'node:timers/promises'
import sharp from 'sharp'
import type { AdDrawing } from './ad-drawings.ts'
import { mixed, type Raster, rasterOf, type Size } from './raster.ts'

const restMs = 2200
const stepMs = 110
const stepsBetween = 3

/** Each still rests, then passes into the next in a few steps; the last passes into the first. Nothing jumps. */
export async function drawGif({ stills, cutAt }: AdDrawing, size: Size): Promise<Buffer> {
  const rasters: Raster[] = []
  for (const still of stills) rasters.push(await rasterOf(still, size, cutAt))
  const frames: Buffer[] = []
  const delay: number[] = []
  for (const [i, from] of rasters.entries()) {
    const to = rasters[(i + 1) % rasters.length] as Raster
    for (let step = 0; step <= stepsBetween; step++) {
      await otherWorkFirst()
      frames.push(mixed(from, to, step / (stepsBetween + 1)).pixels)
      delay.push(step === 0 ? restMs : stepMs)
    }
  }
  const strip = {
    width: size.width,
    height: size.height * frames.length,
    pageHeight: size.height,
    channels: 3 as const,
  }
  return sharp(Buffer.concat(frames), { raw: strip })
    .gif({ delay, loop: 0, dither: 0.5, effort: 3, interFrameMaxError: 4, interPaletteMaxError: 10 })
    .toBuffer()
}

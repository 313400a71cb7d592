import type { AdDrawing } from './ad-drawings.ts'
import { imageOf, rasterOf, type Size } from './raster.ts'

export async function drawStill({ stills: [first], cutAt }: AdDrawing, size: Size): Promise<Buffer> {
  return imageOf(await rasterOf(first, size, cutAt))
    .webp({ quality: 80 })
    .toBuffer()
}

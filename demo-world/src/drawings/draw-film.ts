import type { AdDrawing } from './ad-drawings.ts'
import { imageOf, mixed, type Raster, rasterOf, type Size } from './raster.ts'
import { webmOf } from './webm.ts'

export const filmSeconds = 12
const framesPerSecond = 10
const quality = 52
/** More effort costs seconds and saves little. */
const effort = 2
/** How far the camera comes in, and how it drifts. */
const closest = 0.86
const drift = { x: 0.62, y: 0.7 }

/** The stills pass into each other while the camera comes nearer; then all of it back, so that the loop has no seam. */
export async function drawFilm({ stills, cutAt }: AdDrawing, size: Size): Promise<Buffer> {
  const broad = { width: size.width * 2, height: size.height * 2 }
  const rasters: Raster[] = []
  for (const still of stills) rasters.push(await rasterOf(still, broad, cutAt))
  const count = filmSeconds * framesPerSecond
  const way: Buffer[] = []
  for (let i = 0; i <= count / 2; i++) {
    // Slow at both ends.
    const done = (1 - Math.cos((2 * Math.PI * i) / count)) / 2
    const at = done * (rasters.length - 1)
    const from = Math.min(Math.floor(at), rasters.length - 2)
    const [first, second] = [rasters[from], rasters[from + 1]] as [Raster, Raster]
    const [near, later] = await Promise.all([seen(first, done, size), seen(second, done, size)])
    way.push(
      await imageOf(mixed(near, later, at - from))
        .webp({ quality, effort })
        .toBuffer(),
    )
  }
  const back = way.slice(1, -1).reverse()
  return webmOf({ ...size, framesPerSecond, frames: [...way, ...back] })
}

async function seen(raster: Raster, done: number, size: Size): Promise<Raster> {
  const share = 1 - (1 - closest) * done
  const width = Math.round(raster.width * share)
  const height = Math.round(raster.height * share)
  const pixels = await imageOf(raster)
    .extract({
      left: Math.round((raster.width - width) * drift.x),
      top: Math.round((raster.height - height) * drift.y),
      width,
      height,
    })
    .resize(size.width, size.height)
    .raw()
    .toBuffer()
  return { ...size, pixels }
}

import { buffer } from 'node:stream/consumers'
import type { PictureFormat, PictureWidth } from '@properysearch/contract/listings/facts'
import type { Storage } from '@properysearch/server/src/adapters/storage/port.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { fail } from '@properysearch/server/src/platform/errors.ts'
import { oncePerKey, slots } from '@properysearch/server/src/platform/slots.ts'
import sharp from 'sharp'
import { paintListing } from './paint-listing.ts'
import { findDrawnPicture } from './pictures.sql.ts'

/** To be raised when the painter draws differently: what was kept before is then drawn again. */
const painterVersion = 1
export const drawnFolder = `drawn-${painterVersion}`

export interface Rendering {
  propertyId: number
  position: number
  width: PictureWidth
  format: PictureFormat
}

/** Renderings of drawn pictures: kept on the public bucket, each made once. */
export function pictureDrawer(db: Db, storage: Storage) {
  const drawing = slots(2, 200)
  const draw = async (rendering: Rendering): Promise<Buffer | undefined> => {
    const picture = await findDrawnPicture(db, rendering.propertyId, rendering.position)
    if (!picture) return undefined
    if (drawing.isFull()) throw fail('unavailable')
    return drawing.take(async () => {
      const svg = paintListing(rendering.propertyId, picture)
      const image = sharp(Buffer.from(svg)).resize({ width: rendering.width })
      const bytes = await (rendering.format === 'avif'
        ? image.avif({ quality: 52, effort: 1 })
        : image.webp({ quality: 78 })
      ).toBuffer()
      await storage.put('public', keyOf(rendering), bytes)
      return bytes
    })
  }
  const once = oncePerKey<Buffer | undefined>()
  return async (rendering: Rendering): Promise<Buffer | undefined> => {
    const key = keyOf(rendering)
    const kept = await storage.read('public', key)
    if (kept) return buffer(kept.stream)
    return once(key, () => draw(rendering))
  }
}

function keyOf({ propertyId, position, width, format }: Rendering): string {
  return `${drawnFolder}/${propertyId}/${position}-${width}.${format}`
}

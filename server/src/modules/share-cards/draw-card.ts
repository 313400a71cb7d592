import { buffer } from 'node:stream/consumers'
import { pictureUrl } from '@properysearch/contract/listings/facts'
import { shareCardUrl, shareCardVersion, shareCardWords } from '@properysearch/contract/share-cards/card'
import sharp from 'sharp'
import type { Storage } from '../../adapters/storage/port.ts'
import type { Db } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { oncePerKey, slots } from '../../platform/slots.ts'
import { existingIds, findItems } from '../listings/index.ts'
import { cardPicture, paintCard } from './paint-card.ts'

type PictureAt = (url: string) => Promise<Buffer | undefined>

/**
 * Cards of what anybody may open: made when first asked for and kept. Only today's is ever drawn. On the private bucket,
 * so that the one way to a card asks each time whether its listing is still there.
 */
export function cardDrawer(db: Db, storage: Storage, pictureAt: PictureAt) {
  const drawing = slots(2, 200)
  const once = oncePerKey<Buffer>()

  return async (id: number, version: string): Promise<Buffer | { movedTo: string } | undefined> => {
    if ((await existingIds(db, [id])).length === 0) return undefined
    const [item] = await findItems(db, [id])
    if (!item) return undefined
    if (shareCardVersion(item) !== version) return { movedTo: shareCardUrl(item) }
    const key = cardKey(id, version)
    const kept = await storage.read('private', key)
    if (kept) return buffer(kept.stream)
    return once(key, async () => {
      const [first] = item.mediaData.images
      const picture = first && (await pictureAt(pictureUrl(first, 800, 'webp')))
      if (drawing.isFull()) throw fail('unavailable')
      return drawing.take(async () => {
        const bytes = await composeCard(shareCardWords(item), picture)
        await storage.put('private', key, bytes)
        return bytes
      })
    })
  }
}

export function cardKey(id: number, version: string): string {
  return `cards/${id}/${version}.jpg`
}

async function composeCard(words: Parameters<typeof paintCard>[0], picture: Buffer | undefined): Promise<Buffer> {
  const { left, top, width, height } = cardPicture
  const layers = picture ? [{ input: await sharp(picture).resize({ width, height }).toBuffer(), left, top }] : []
  return sharp(Buffer.from(paintCard(words)))
    .composite(layers)
    .removeAlpha()
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

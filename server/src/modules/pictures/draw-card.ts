import { buffer } from 'node:stream/consumers'
import { shareCardUrl, shareCardVersion, shareCardWords } from '@properysearch/contract/share-card'
import sharp from 'sharp'
import type { Storage } from '../../adapters/storage/port.ts'
import type { Db } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { oncePerKey, type Turns } from '../../platform/turns.ts'
import { existingIds, findItems } from '../properties/index.ts'
import type { Rendering } from './draw-picture.ts'
import { cardPicture, paintCard } from './paint-card.ts'

type Draw = (it: Rendering) => Promise<Buffer | undefined>

/**
 * Cards of what anybody may open: made when first asked for and kept. Only today's is ever drawn. On the private shelf,
 * so that the one way to a card asks each time whether its listing is still there.
 */
export function cardDrawer(db: Db, storage: Storage, drawing: Turns, draw: Draw) {
  const once = oncePerKey<Buffer>()

  const pictureAt = async (base: string | undefined): Promise<Buffer | undefined> => {
    const drawn = base?.match(/^\/pictures\/(\d+)\/(\d+)$/)
    if (drawn) return draw({ propertyId: Number(drawn[1]), position: Number(drawn[2]), width: 800, format: 'webp' })
    const sent =
      base?.startsWith('/files/') && (await storage.read('public', `${base.slice('/files/'.length)}-800.webp`))
    return sent ? buffer(sent.stream) : undefined
  }

  return async (id: number | undefined, version: string): Promise<Buffer | { movedTo: string } | undefined> => {
    if (id === undefined || (await existingIds(db, [id])).length === 0) return undefined
    const [item] = await findItems(db, [id])
    if (!item) return undefined
    if (shareCardVersion(item) !== version) return { movedTo: shareCardUrl(item) }
    const key = cardKey(id, version)
    const kept = await storage.read('private', key)
    if (kept) return buffer(kept.stream)
    return once(key, async () => {
      const picture = await pictureAt(item.mediaData.images[0]?.base)
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

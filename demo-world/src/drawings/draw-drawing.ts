import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { Storage } from '@properysearch/server/src/adapters/storage/port.ts'
import { type DrawingFile, drawingVersion } from '@properysearch/server/src/modules/ads/index.ts'
import { fail } from '@properysearch/server/src/platform/errors.ts'
import { oncePerKey, slots } from '@properysearch/server/src/platform/slots.ts'
import { type AdDrawing, adDrawings } from './ad-drawings.ts'
import { drawGif } from './draw-gif.ts'
import { drawStill } from './draw-still.ts'
import type { Size } from './raster.ts'

/** What moves is kept small to send. */
const movingSizes = { film: { width: 640, height: 360 }, gif: { width: 512, height: 384 } } as const
/** As broad as it is shown on a fine screen, in the shape of what moves in its place. */
const stillSizes = { film: { width: 1280, height: 720 }, gif: { width: 1024, height: 768 } } as const
const pictureSize = { width: 960, height: 640 }

/** The size in which an ad's page reserves the place. */
export function sizeOf({ moves }: AdDrawing): Size {
  return moves ? movingSizes[moves] : pictureSize
}

/** Drawings by name and kind of file: kept on the public bucket, each made once. Nobody waits for a GIF to see a picture. */
export function drawingMaker(storage: Storage) {
  const [pictures, gifs] = [slots(2, 40), slots(1, 10)]
  const once = oncePerKey<Buffer>()
  const make = async (key: string, adDrawing: AdDrawing, file: DrawingFile) => {
    const drawing = file === 'webp' ? pictures : gifs
    if (drawing.isFull()) throw fail('unavailable')
    return drawing.take(async () => {
      const bytes = await draw(adDrawing, file)
      await storage.put('public', key, bytes)
      return bytes
    })
  }
  return async (name: string, file: DrawingFile): Promise<Buffer | undefined> => {
    const adDrawing: AdDrawing | undefined = Object.hasOwn(adDrawings, name)
      ? adDrawings[name as keyof typeof adDrawings]
      : undefined
    if (!adDrawing || !filesOf(adDrawing).includes(file)) return undefined
    if (file === 'webm') return readFile(new URL(`films/${name}.webm`, import.meta.url))
    const key = `drawn-for-ads-${drawingVersion}/${name}.${file}`
    const kept = await storage.read('public', key)
    return kept ? buffer(kept.stream) : once(key, () => make(key, adDrawing, file))
  }
}

function draw(adDrawing: AdDrawing, file: DrawingFile): Promise<Buffer> {
  if (file === 'gif') return drawGif(adDrawing, movingSizes.gif)
  return drawStill(adDrawing, adDrawing.moves ? stillSizes[adDrawing.moves] : pictureSize)
}

function filesOf({ moves }: AdDrawing): DrawingFile[] {
  return moves ? ['webp', moves === 'film' ? 'webm' : 'gif'] : ['webp']
}

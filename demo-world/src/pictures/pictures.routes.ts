import { pictureFormats, pictureWidths } from '@properysearch/contract/listings/facts'
import type { Storage } from '@properysearch/server/src/adapters/storage/port.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { fail } from '@properysearch/server/src/platform/errors.ts'
import type { FastifyInstance } from 'fastify'
import { pictureDrawer, type Rendering } from './draw-picture.ts'

const fileName = new RegExp(`^([1-9]\\d?)-(${pictureWidths.join('|')})\\.(${pictureFormats.join('|')})$`)

/** `/pictures/{propertyId}/{position}-{width}.{format}`: the drawn pictures of the demo world's listings. */
export function pictureRoutes(app: FastifyInstance, { db, storage }: { db: Db; storage: Storage }): void {
  const draw = pictureDrawer(db, storage)
  app.get<{ Params: { propertyId: string; file: string } }>('/pictures/:propertyId/:file', async (request, reply) => {
    const wanted = renderingOf(request.params.propertyId, request.params.file)
    const bytes = wanted && (await draw(wanted))
    if (!wanted || !bytes) throw fail('not-found')
    return reply
      .header('content-type', `image/${wanted.format}`)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'")
      .header('x-content-type-options', 'nosniff')
      .send(bytes)
  })
}

function renderingOf(propertyId: string, name: string): Rendering | undefined {
  const match = name.match(fileName)
  if (!match || !/^[1-9]\d{0,14}$/.test(propertyId)) return undefined
  return {
    propertyId: Number(propertyId),
    position: Number(match[1]),
    width: Number(match[2]) as Rendering['width'],
    format: match[3] as Rendering['format'],
  }
}

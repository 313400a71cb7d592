import { pictureFormats, pictureWidths } from '@properysearch/contract/property-facts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Storage } from '../../adapters/storage/port.ts'
import type { Db } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { turns } from '../../platform/turns.ts'
import { cardDrawer } from './draw-card.ts'
import { pictureDrawer, type Rendering } from './draw-picture.ts'

const file = new RegExp(`^([1-9]\\d?)-(${pictureWidths.join('|')})\\.(${pictureFormats.join('|')})$`)
const cardFile = /^card-([0-9a-z]{7})\.jpg$/
/** A page shows some twenty pictures; drawing what nobody drew before is work. */
const rateLimit = { max: 1200, timeWindow: 60_000 }
const forEver = 'public, max-age=31536000, immutable'

/** `/pictures/{propertyId}/{position}-{width}.{format}`: the drawn pictures of the demo world's listings;
 *  `/pictures/{propertyId}/card-{version}.jpg`: what is shown where a listing is shared. */
export function pictureRoutes(app: FastifyInstance, { db, storage }: { db: Db; storage: Storage }): void {
  const drawing = turns(2, 200)
  const draw = pictureDrawer(db, storage, drawing)
  const drawCard = cardDrawer(db, storage, drawing, draw)
  app.get<{ Params: { propertyId: string; file: string } }>(
    '/pictures/:propertyId/:file',
    { config: { rateLimit } },
    async (request, reply) => {
      const version = request.params.file.match(cardFile)?.[1]
      if (version) return sendCard(reply, await drawCard(idOf(request.params.propertyId), version))
      const wanted = renderingOf(request.params.propertyId, request.params.file)
      const bytes = wanted && (await draw(wanted))
      if (!wanted || !bytes) throw fail('not-found')
      return sendImage(reply, wanted.format, bytes)
    },
  )
}

function sendImage(reply: FastifyReply, format: string, bytes: Buffer): FastifyReply {
  return reply
    .header('content-type', `image/${format}`)
    .header('cache-control', forEver)
    .header('content-security-policy', "default-src 'none'")
    .header('x-content-type-options', 'nosniff')
    .send(bytes)
}

/** A card of yesterday's price leads to the one of today, so that old shares do not go blank. */
function sendCard(reply: FastifyReply, card: Buffer | { movedTo: string } | undefined): FastifyReply {
  if (!card) throw fail('not-found')
  // Others show it on their own pages.
  if (Buffer.isBuffer(card))
    return sendImage(reply.header('cross-origin-resource-policy', 'cross-origin'), 'jpeg', card)
  return reply.header('cache-control', 'public, max-age=300').redirect(card.movedTo, 302)
}

function idOf(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}

function renderingOf(propertyId: string, name: string): Rendering | undefined {
  const match = name.match(file)
  const id = idOf(propertyId)
  if (!match || id === undefined) return undefined
  return {
    propertyId: id,
    position: Number(match[1]),
    width: Number(match[2]) as Rendering['width'],
    format: match[3] as Rendering['format'],
  }
}

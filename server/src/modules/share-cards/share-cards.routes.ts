import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Storage } from '../../adapters/storage/port.ts'
import type { Db } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { cardDrawer } from './draw-card.ts'

/** Where links are shared, few cards are asked for from one place; drawing what nobody drew before is work. */
const rateLimit = { max: 300, timeWindow: 60_000 }

/** `/pictures/{propertyId}/card-{version}.jpg`: what is shown where a listing is shared. */
export function shareCardRoutes(app: FastifyInstance, { db, storage }: { db: Db; storage: Storage }): void {
  const drawCard = cardDrawer(db, storage, (url) => pictureAt(app, url))
  app.get<{ Params: { propertyId: string; card: string } }>(
    '/pictures/:propertyId/card-:card',
    { config: { rateLimit } },
    async (request, reply) => {
      const { propertyId, card } = request.params
      const version = card.match(/^([0-9a-z]{7})\.jpg$/)?.[1]
      const id = /^[1-9]\d{0,14}$/.test(propertyId) ? Number(propertyId) : undefined
      return sendCard(reply, id === undefined || !version ? undefined : await drawCard(id, version))
    },
  )
}

/** A picture as browsers get it: sent by its owner, or drawn in a demo. None where the address leads nowhere. */
async function pictureAt(app: FastifyInstance, url: string): Promise<Buffer | undefined> {
  const { statusCode, rawPayload } = await app.inject({ method: 'GET', url })
  if (statusCode === 404) return undefined
  if (statusCode !== 200) throw fail('unavailable')
  return rawPayload
}

/** A card of yesterday's price leads to the one of today, so that old shares do not go blank. */
function sendCard(reply: FastifyReply, card: Buffer | { movedTo: string } | undefined): FastifyReply {
  if (!card) throw fail('not-found')
  if (!Buffer.isBuffer(card)) return reply.header('cache-control', 'public, max-age=300').redirect(card.movedTo, 302)
  return (
    reply
      .header('content-type', 'image/jpeg')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'")
      .header('x-content-type-options', 'nosniff')
      // Others show it on their own pages.
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(card)
  )
}

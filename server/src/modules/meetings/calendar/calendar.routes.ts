import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import { readFeed } from './feeds.ts'

/** Calendars ask every hour or so; many people may share a network. */
const rateLimit = { max: 120, timeWindow: 60_000 }

/** `/calendar/{token}.ics`: a person's meetings and visits, for whoever has the address; without a session. */
export function calendarRoutes(app: FastifyInstance, makeContext: () => Context): void {
  app.get<{ Params: { token: string } }>(
    '/calendar/:token(^[0-9a-fA-F]{64}).ics',
    { config: { rateLimit } },
    async (request, reply) => {
      const text = await readFeed(makeContext(), request.params.token.toLowerCase())
      if (text === undefined) throw fail('not-found')
      return reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex')
        .header('referrer-policy', 'no-referrer')
        .send(text)
    },
  )
}

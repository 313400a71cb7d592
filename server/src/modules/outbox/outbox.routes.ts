import { withoutNul } from '@properysearch/contract/values/text'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/database.ts'
import { sendPlainPage } from '../../platform/http/plain-page.ts'
import { findMessages } from './outbox.sql.ts'
import { outboxPage } from './outbox-page.ts'

/** /dev/outbox for people, /dev/outbox.json for tests. Never mounted in production: it shows everybody's codes. */
export function mountOutbox(app: FastifyInstance, db: Db): void {
  app.get('/dev/outbox', async (request, reply) => {
    const to = recipientOf(request.query)
    reply.header('cache-control', 'no-store')
    return sendPlainPage(reply, outboxPage(await findMessages(db, to), to))
  })

  app.get('/dev/outbox.json', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 1, message: 'OK', data: await findMessages(db, recipientOf(request.query)) }
  })
}

function recipientOf(query: unknown): string | null {
  const { to } = query as { to?: unknown }
  return typeof to === 'string' ? withoutNul(to).trim() || null : null
}

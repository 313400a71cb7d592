import type { FastifyReply } from 'fastify'

/**
 * Aborted when the caller hangs up before the answer is there. Fastify's own signal does not tell that from a request
 * that has been read to its end.
 */
export function callerLeaves(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) leaving.abort()
  })
  return leaving.signal
}

import { errors } from '@properysearch/contract/kernel/errors'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { CallerLeft, isDatabaseAway } from '../db/away.ts'
import { Failure, fail } from '../errors.ts'

/** When to come back after a 503. */
export const retryAfterSeconds = 5

/** Turns whatever was thrown into the one shape of a failed answer. */
export function repliesForErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { code?: string; statusCode?: number }, request, reply) => {
    // Nobody reads it; the log tells it from an answer.
    if (error instanceof CallerLeft) return reply.code(499).send()
    const failure = error instanceof Failure ? error : known(error)
    if (failure) {
      withRetryAfter(reply.code(failure.http))
      if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds)
      return reply.send(failure.toBody())
    }
    const code = isUnavailable(error) ? 'unavailable' : 'internal'
    if (code === 'internal') request.log.error({ err: error }, 'a request failed')
    else request.log.warn({ err: error }, 'a request could not be answered now')
    const { http, message } = errors[code]
    return withRetryAfter(reply.code(http)).send({ status: 0, message, code, requestId: request.id })
  })
}

/** Every 503 says when to come back. */
export function withRetryAfter(reply: FastifyReply): FastifyReply {
  return reply.statusCode === 503 ? reply.header('retry-after', retryAfterSeconds) : reply
}

/** The database does not answer, or the disk is full: nothing is wrong with the request. */
export function isUnavailable(error: unknown): boolean {
  return isDatabaseAway(error) || ['ENOSPC', 'EDQUOT'].includes((error as { code?: string })?.code ?? '')
}

/** What the HTTP layer itself refuses. */
function known(error: Error & { code?: string; statusCode?: number }): Failure | undefined {
  if (error.statusCode === 429) return fail('too-many-requests')
  if (error.statusCode === 413) return fail('file-too-large', 'The request is too large.')
  if (error.statusCode === 415) return fail('wrong-content-type')
  if (error.statusCode === 406) return fail('wrong-content-type', 'Send the file as multipart form data.')
  if (error.statusCode !== undefined && error.statusCode < 500)
    return fail('invalid-input', 'The request could not be read. Send valid JSON.')
  return undefined
}

import { errors } from '@properysearch/contract/errors'
import type { FastifyInstance } from 'fastify'
import { Failure, fail } from '../errors.ts'

/** Turns whatever was thrown into the one shape of a failed answer. */
export function repliesForErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { code?: string; statusCode?: number }, request, reply) => {
    const failure = error instanceof Failure ? error : known(error)
    if (failure?.retryAfterSeconds) reply.header('retry-after', failure.retryAfterSeconds)
    if (failure) return reply.code(failure.http).send(failure.toBody())
    request.log.error({ err: error }, 'a request failed')
    const code = isLostDependency(error) ? 'unavailable' : 'internal'
    const { http, message } = errors[code]
    return reply.code(http).send({ status: 0, message, code, requestId: request.id })
  })
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

function isLostDependency(error: Error & { code?: string }): boolean {
  // Connection refused or reset, the database shutting down, out of connections or of disk.
  return [
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ENOSPC',
    '57P01',
    '57P02',
    '57P03',
    '53100',
    '53300',
    '08006',
  ].includes(error.code ?? '')
}

import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { callerAddress, networkOf } from './caller-address.ts'

/** What every answer of the API passes through: safe headers, compression, limits, uploads, one log line, the request's id. */
export async function apiPlugins(app: FastifyInstance): Promise<void> {
  // Pages set their own content policy, made from what they hold; the API answers no documents.
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // The default, 11, is meant for files that are compressed once.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    globalDecompression: false,
  })
  await app.register(rateLimit, { global: false, keyGenerator: (request) => networkOf(callerAddress(request)) })
  await app.register(multipart)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        // The route's pattern, not the address: an address may carry what must not be kept.
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })
}

import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { takeWebHook } from './take-web-hook.ts'

/** Far more than a partner sends from one address: whoever guesses signatures has each guess written down. */
const rateLimit = { max: 3000, timeWindow: 60_000 }

/** In a scope of its own, where bodies stay the bytes they came as: signatures are over those. */
export function webHookRoutes(app: FastifyInstance, makeContext: () => Context): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 200_000 }, (_, body, done) => done(null, body))
    scope.post<{ Params: { gateway: string } }>(
      '/api/payments/webhook/:gateway',
      { config: { rateLimit } },
      async (request) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const { gateway } = request.params
        await takeWebHook(makeContext(), { gateway, headers: request.headers, body })
        return { status: 1, message: 'OK' }
      },
    )
  })
}

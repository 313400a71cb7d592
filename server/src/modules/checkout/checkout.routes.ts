import type { FastifyInstance } from 'fastify'
import type { PaymentSimulation } from '../../adapters/payments/port.ts'
import { type Context, inTransaction } from '../../context.ts'
import { sendPlainPage } from '../../platform/http/plain-page.ts'
import { sendPartnerPage } from './partner-page.ts'
import { methods, outcomes, sandboxMissingPage, sandboxPage } from './sandbox-page.ts'

interface Address {
  Params: { session: string }
}

export function checkoutRoutes(app: FastifyInstance, makeContext: () => Context): void {
  const { simulation, checkoutPage } = makeContext().adapters.payments
  if (simulation) sandboxRoutes(app, makeContext, simulation)
  if (checkoutPage) app.get('/cashfree-checkout', async (_, reply) => sendPartnerPage(reply, checkoutPage))
}

function sandboxRoutes(app: FastifyInstance, makeContext: () => Context, simulation: PaymentSimulation): void {
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.addHook('onRequest', async (_, reply) => {
      reply.header('cache-control', 'no-store')
    })

    scope.get<Address & { Querystring: { with?: string } }>('/sandbox-checkout/:session', async (request, reply) => {
      const session = await simulation.findSession(request.params.session)
      if (!session) return sendPlainPage(reply.code(404), sandboxMissingPage())
      const method = methods.find((method) => method.key === request.query.with) ?? methods[0]
      return sendPlainPage(reply, sandboxPage(session, method))
    })

    scope.post<Address>('/sandbox-checkout/:session', async (request, reply) => {
      const session = await simulation.findSession(request.params.session)
      if (!session) return sendPlainPage(reply.code(404), sandboxMissingPage())
      const { outcome, method } = (request.body ?? {}) as { outcome?: string; method?: string }
      const name = methods.find((known) => known.key === method)?.label ?? methods[0].label
      if (outcomes.some((known) => known.key === outcome)) {
        await inTransaction(makeContext(), async ({ db }) => {
          const attempt = (result: 'success' | 'failed' | 'dropped', isForced = false) =>
            simulation.attempt(db, session.id, { outcome: result, method: name, isForced })
          if (outcome === 'pay') await attempt('success')
          if (outcome === 'fail') await attempt('failed')
          if (outcome === 'abandon') await attempt('dropped')
          if (outcome === 'twice' && (await attempt('success'))) await attempt('success', true)
          if (outcome === 'late') await simulation.payLate(db, session.id, name)
        })
      }
      return reply.redirect(session.returnPath, 303)
    })
  })
}

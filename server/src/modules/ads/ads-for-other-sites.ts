import type { FastifyInstance } from 'fastify'

const adCalls = /^\/api\/((ads|stat|form)\/|visitors$)/i

/** This server may be the ads host of another address. The calls are public and go without cookies, so any page may make them. */
export function adsForOtherSites(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.origin && adCalls.test(request.url)) reply.header('access-control-allow-origin', '*')
  })
  for (const path of ['/api/ads/*', '/api/stat/*', '/api/form/*', '/api/visitors']) {
    app.options(path, async (_request, reply) =>
      reply
        .code(204)
        .header('access-control-allow-methods', 'GET, POST, PUT')
        .header('access-control-allow-headers', 'content-type')
        .header('access-control-max-age', '86400')
        .send(),
    )
  }
}

import type { Client } from '@properysearch/contract/kernel/client'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { pages } from '../platform/http/pages.ts'

/** Serves the web from its sources, with hot reload over the same port. Answers how to end it. */
export async function serveLivePages(
  http: FastifyInstance,
  api: Client,
  config: Pick<Config, 'publicUrl' | 'adsUrl'>,
): Promise<{ close(): Promise<void> }> {
  const { startDevServer } = await import('@properysearch/web/dev-server.ts')
  const dev = await startDevServer(http.server, {
    api,
    adsUrl: config.adsUrl,
    onError: (error) => http.log.error({ err: error }, 'a page has an error'),
  })
  await pages(http, dev.render, { publicUrl: () => config.publicUrl, before: dev.middleware })
  return dev
}

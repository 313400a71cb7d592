import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import staticFiles from '@fastify/static'
import type { Client } from '@properysearch/contract/kernel/client'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Config } from '../config.ts'
import { contentPolicyOf } from '../platform/http/content-policy.ts'
import { PageCache } from '../platform/http/page-cache.ts'
import { pages, type RenderPage } from '../platform/http/pages.ts'
import type { EventBus } from '../platform/realtime/event-bus.ts'
import { countPages } from './count-pages.ts'
import { followListings } from './follow-listings.ts'
import { outsideSources } from './outside-sources.ts'
import { rememberedCity } from './remembered-city.ts'
import { StartFailure } from './start-failure.ts'

const build = fileURLToPath(new URL('../../../web/build/', import.meta.url))

interface WebBuild {
  createPageRenderer(parts: {
    api: Client
    mode: string
    adsUrl: string | null
    onError: (error: unknown) => void
  }): RenderPage
  keptAddress(url: URL): string
  /** By name: the scripts inside the pages themselves. */
  inlineScripts: Record<string, string>
}

interface ServedWith {
  config: Pick<Config, 'publicUrl' | 'adsUrl' | 'mapTiles' | 'pageCacheBytes'>
  events: EventBus
  metrics: Registry
}

/** Serves the built web: its files, and the pages rendered on the server. */
export async function serveBuiltPages(
  http: FastifyInstance,
  api: Client,
  { config, events, metrics }: ServedWith,
): Promise<void> {
  const entry = join(build, 'server/index.js')
  if (!existsSync(entry))
    throw new StartFailure('The pages are not built yet. Start with `npm start`, which builds them.')
  const { createPageRenderer, keptAddress, inlineScripts } = (await import(pathToFileURL(entry).href)) as WebBuild
  await http.register(staticFiles, {
    root: join(build, 'client'),
    // One route for each file: every other address is a page's.
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Names under assets/ change with their content.
      const isNamedByContent = path.startsWith(join(build, 'client/assets/'))
      reply.header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  const render = createPageRenderer({
    api,
    mode: 'production',
    adsUrl: config.adsUrl,
    onError: (error) => http.log.error({ err: error }, 'a page has an error'),
  })
  const cache = new PageCache({ maxBytes: config.pageCacheBytes })
  countPages(cache, metrics)
  followListings(cache, events)
  await pages(http, render, {
    contentPolicy: contentPolicyOf(Object.values(inlineScripts), outsideSources(config)),
    publicUrl: () => config.publicUrl,
    cache,
    keyOf: keptAddress,
    leadTo: rememberedCity(api),
  })
}

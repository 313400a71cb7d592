import type { Client } from '@properysearch/contract/kernel/client'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { adsUrlContext } from './app/lib/ads-url.ts'
import { answeringPages } from './app/lib/answering-pages.ts'
import { apiContext } from './app/lib/api-context.ts'
import { inlineScripts } from './app/lib/inline-scripts.ts'
import { keptAddress } from './app/lib/kept-address.ts'
import { reportErrorContext } from './app/lib/report-error-context.ts'

export { inlineScripts, keptAddress }

/** Routes and entry as they were built: also what a bench renders without us. */
export const loadBuild = () => import('virtual:react-router/server-build')

export interface RenderParts {
  api: Client
  /** Null: ads come from this same server. */
  adsUrl: string | null
  onError: (error: unknown) => void
}

/** What pages are given. Context keys are compared by identity: keep them here. */
export function contextOf({ api, adsUrl, onError }: RenderParts): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  context.set(adsUrlContext, adsUrl)
  context.set(reportErrorContext, onError)
  return context
}

/** Renders pages for the server, which hands over its own client. */
export function createPageRenderer({
  mode,
  ...given
}: RenderParts & { mode: string }): (request: Request) => Promise<Response> {
  const parts = { ...given, api: answeringPages(given.api) }
  // Given a function, the router reads the whole table of routes again for each request, as development wants it.
  const handler =
    mode === 'development'
      ? createRequestHandler(loadBuild, mode)
      : loadBuild().then((build) => createRequestHandler(build, mode))
  return async (request) => {
    const handle = await handler
    return handle(new Request(new URL(keptAddress(new URL(request.url)), request.url), request), contextOf(parts))
  }
}

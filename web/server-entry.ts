import type { Client } from '@properysearch/contract/client'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { apiContext } from './app/lib/api-context.ts'
import { keptAddress } from './app/lib/kept-address.ts'
import { reportErrorContext } from './app/lib/report-error-context.ts'

export { keptAddress }

/** Renders pages for the server, which hands over its own client. Context keys are compared by identity: keep them here. */
export function createPageRenderer(
  api: Client,
  mode: string,
  onError: (error: unknown) => void,
): (request: Request) => Promise<Response> {
  const handle = createRequestHandler(() => import('virtual:react-router/server-build'), mode)
  return (request) => {
    const context = new RouterContextProvider()
    context.set(apiContext, api)
    context.set(reportErrorContext, onError)
    return handle(new Request(new URL(keptAddress(new URL(request.url)), request.url), request), context)
  }
}

import type { ReactElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { inOneGo } from './lib/in-one-go.server.ts'
import { keepMade } from './lib/made-once.tsx'
import { withCode } from './lib/page-code.server.ts'
import { reportErrorContext } from './lib/report-error-context.ts'

/** Waits for the whole page: it is kept and sent in one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  headers.set('content-type', 'text/html; charset=utf-8')
  const onError = (error: unknown) => {
    status = 500
    context.get(reportErrorContext)(error)
  }
  // In development the router's own scripts start the page, and Vite's come with them.
  if (import.meta.env.DEV) {
    const stream = await streamOf(<ServerRouter context={routerContext} url={request.url} />, onError)
    return new Response(stream, { status, headers })
  }
  const router = <ServerRouter context={ofThisPage(routerContext)} url={request.url} />
  const data = textOf(routerContext.serverHandoffStream)
  const page = inOneGo(router) ?? (await textOf(await streamOf(router, onError)))
  keepMade(page)
  // As bytes: a text would be looked through for halves of signs first.
  return new Response(Buffer.from(withCode(page, routerContext, await data)), { status, headers })
}

/** The router makes routes of all that it is given, for each page anew. Its data comes at the end of the page. */
function ofThisPage({ serverHandoffStream: _, ...context }: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]))
  return { ...context, manifest: { ...manifest, routes } }
}

async function streamOf(router: ReactElement, onError: (error: unknown) => void): Promise<ReadableStream<Uint8Array>> {
  const stream = await renderToReadableStream(router, {
    signal: AbortSignal.timeout(10_000),
    // Otherwise large parts are sent hidden at the end, for a script to move to their place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError,
  })
  await stream.allReady
  return stream
}

function textOf(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  return new Response(stream ?? null).text()
}

/** An answer such as 404 is not an error; real errors are logged by the server. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(reportErrorContext)(error)
}

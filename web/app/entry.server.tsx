import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
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
  const { serverHandoffStream, ...withoutData } = routerContext
  // In development the router's own scripts start the page, and Vite's come with them.
  const rendered = import.meta.env.DEV ? routerContext : withoutData
  const stream = await renderToReadableStream(<ServerRouter context={rendered} url={request.url} />, {
    signal: AbortSignal.timeout(10_000),
    // Otherwise large parts are sent hidden at the end, for a script to move to their place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      status = 500
      context.get(reportErrorContext)(error)
    },
  })
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  if (import.meta.env.DEV) return new Response(stream, { status, headers })
  const [page, data] = await Promise.all([bytesOf(stream), bytesOf(serverHandoffStream)])
  return new Response(withCode(page, routerContext, data), { status, headers })
}

async function bytesOf(stream: ReadableStream<Uint8Array> | undefined): Promise<Buffer> {
  return Buffer.from(await new Response(stream ?? null).arrayBuffer())
}

/** An answer such as 404 is not an error; real errors are logged by the server. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(reportErrorContext)(error)
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { askedBy, callerOf } from './caller.ts'
import { callerAddress } from './caller-address.ts'
import { isUnavailable, withRetryAfter } from './errors-to-replies.ts'
import { bodyFor, type Encoding, isKept, type KeptPage, type Page, type PageCache } from './page-cache.ts'

/** Renders one page: the web's server build, or Vite's live one in development. */
export type RenderPage = (request: Request) => Promise<Response>

export interface PagesOptions {
  /** What pages may load and run. None in development, where the module server adds scripts of its own. */
  contentPolicy?: string
  /** The address people use. What a request calls us is never believed: it would end up in links on kept pages. */
  publicUrl: () => string
  /** Pages that may be kept are kept here. */
  cache?: PageCache
  /** Under which name: addresses that show the same page have the same one. */
  keyOf?: (url: URL) => string
  /** Where this caller should be instead, by what their browser keeps. The answer is theirs alone. */
  leadTo?: (url: URL, cookies: string | undefined) => Promise<string | undefined>
  /** Is asked first and answers what is its own, such as Vite's modules in development. */
  before?: (request: IncomingMessage, response: ServerResponse, next: (error?: Error) => void) => void
}

/** Addresses that are never a page, whether or not something answers them. */
const notPages = /^\/(api|pythonbiapi|assets|files|drawings|dev|realtime)(\/|$)/i

/** Hands every address that nothing else answers to the pages. In its own scope, with bodies left unread. */
export async function pages(app: FastifyInstance, render: RenderPage, options: PagesOptions): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const { before } = options
    if (before) scope.addHook('onRequest', (request, reply, done) => before(request.raw, reply.raw, done))
    scope.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: async (request, reply) => {
        const url = addressOf(request, options.publicUrl())
        if (!url || notPages.test(url.pathname)) return sendText(reply, 404, 'Not found')
        try {
          const elsewhere = await options.leadTo?.(url, request.headers.cookie)
          if (elsewhere) return reply.headers(forOneCaller).redirect(elsewhere, 302)
          const found = await askedBy.run(callerOf(null, callerAddress(request)), () => find(url, render, options))
          return await send(request, reply, found, options.cache)
        } catch (error) {
          request.log.error({ err: error }, 'a page failed')
          const status = isUnavailable(error) ? 503 : 500
          return withRetryAfter(reply.code(status)).headers(failureHeaders).send(failurePage(request.id))
        }
      },
    })
    scope.route({
      method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/*',
      handler: async (_, reply) => sendText(reply.header('allow', 'GET, HEAD'), 405, 'Method not allowed'),
    })
  })
}

/** The asked path under our own address; undefined when it cannot be one. */
function addressOf(request: FastifyRequest, publicUrl: string): URL | undefined {
  const pathAndQuery = request.url.replace(/^[a-z]+:\/\/[^/?]*/i, '').replace(/^\/*/, '/')
  return URL.parse(new URL(publicUrl).origin + pathAndQuery) ?? undefined
}

function find(url: URL, render: RenderPage, { cache, keyOf, contentPolicy }: PagesOptions): Promise<Page | KeptPage> {
  // For nobody in particular, whatever the caller sent along; and always as a GET: the answer to HEAD is the same
  // without its body, which is left out on the way.
  const renderPage = async () => {
    const page = await toPage(await render(new Request(url)), contentPolicy)
    return askedBy.getStore()?.wasRefused ? forOne(page) : page
  }
  return cache ? cache.find(keyOf ? keyOf(url) : url.pathname + url.search, renderPage) : renderPage()
}

/** Neither we nor whatever stands between keeps it for others. */
function forOne(page: Page): Page {
  const others = page.headers.filter(([name]) => name.toLowerCase() !== 'cache-control')
  return { ...page, headers: [...others, ['cache-control', 'private, no-store']], isForOne: true }
}

async function toPage(response: Response, contentPolicy: string | undefined): Promise<Page> {
  const body = Buffer.from(await response.arrayBuffer())
  const headers = [...response.headers].filter(([name]) => name !== 'content-length')
  if (response.headers.get('content-type')?.startsWith('text/html') && contentPolicy) {
    headers.push(['content-security-policy', contentPolicy], ...stylesFirst(body))
  }
  const seconds = askedBy.getStore()?.refusedForSeconds
  if (response.status >= 400 && seconds !== undefined) headers.push(['retry-after', String(seconds)])
  return { status: response.status, headers, body }
}

/**
 * A page stays white until its styles have come, yet its scripts are named before them. Told in a header, the styles are
 * asked for first.
 */
function stylesFirst(body: Buffer): [string, string][] {
  const head = body.toString('utf8', 0, Math.max(0, body.indexOf('</head>')))
  const sheets = [...head.matchAll(/<link rel="stylesheet" href="([^"<>\s]+)"/g)].map((match) => match[1])
  return sheets.length === 0 ? [] : [['link', sheets.map((sheet) => `<${sheet}>; rel=preload; as=style`).join(', ')]]
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page | KeptPage,
  cache: PageCache | undefined,
): Promise<FastifyReply> {
  withRetryAfter(reply.code(page.status))
  for (const [name, value] of page.headers) reply.header(name, value)
  if (page.status === 503) reply.header('cache-control', 'no-store')
  if (!cache || !isKept(page)) return reply.send(page.body)
  reply.header('age', cache.ageSeconds(page))
  if (page.encoding === null) return reply.send(page.body)
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding)
  return reply.header('vary', 'accept-encoding').send(await bodyFor(page, encoding))
}

export function acceptedEncoding(
  header: string | string[] | undefined,
  ready: readonly Encoding[] = ['br', 'gzip'],
): Encoding | undefined {
  const accepted = String(header ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  return ready.find((encoding) => accepted.includes(encoding))
}

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(text)
}

const forOneCaller = { 'cache-control': 'private, no-store', vary: 'cookie' }

const failureHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
}

/** For when the pages themselves cannot be rendered. */
function failurePage(requestId: string): string {
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Something went wrong · Properysearch</title><style>:root{color-scheme:light dark}body{font:1rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem}</style></head>
<body><main><h1>Something went wrong on our side</h1><p>Please try again in a moment. If it keeps happening, quote this number to us: ${requestId}.</p><p><a href="/">Go to the home page</a></p></main></body></html>`
}

import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Renders one page: the web's server build, or Vite's live one in development. */
export type RenderPage = (request: Request) => Promise<Response>

/** Hands every address that is not the API's to the pages. In its own scope, with bodies left unread. */
export async function pages(app: FastifyInstance, render: RenderPage, options: { isDev: boolean }): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: async (request, reply) => send(reply, await render(toFetchRequest(request)), options.isDev),
    })
  })
}

function toFetchRequest(request: FastifyRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value)
  }
  return new Request(new URL(request.url, `${request.protocol}://${request.host}`), { method: request.method, headers })
}

async function send(reply: FastifyReply, response: Response, isDev: boolean): Promise<FastifyReply> {
  const body = Buffer.from(await response.arrayBuffer())
  reply.code(response.status)
  for (const [name, value] of response.headers) reply.header(name, value)
  if (response.headers.get('content-type')?.startsWith('text/html') && !isDev) {
    reply.header('content-security-policy', contentPolicyOf(body.toString('utf8')))
  }
  return reply.send(body)
}

/** Lets run exactly the inline scripts this page was rendered with, by their hashes; so a kept page keeps its policy. */
export function contentPolicyOf(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '')
  const hashes = [...new Set(inline)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

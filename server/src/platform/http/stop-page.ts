import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendPlainPage } from './plain-page.ts'

const rateLimit = { max: 60, timeWindow: 60_000 }

interface Address {
  Params: { token: string }
}

interface Page {
  /** Both as HTML. */
  title: string
  html: string
}

interface StopPage {
  /** What is asked before it is stopped; undefined for a link that is not valid. */
  ask(token: string): Promise<Page | undefined>
  /** Stops it, and says so. */
  stop(token: string): Promise<Page | undefined>
  /** What is said of a link that is not valid. */
  unknown: string
}

/**
 * The page behind a link in a mail that ends such mails. Opening it changes nothing: programs open links to look at
 * them. A mail program’s own button posts to the same address (RFC 8058), with a form of its own that nobody has to read.
 */
export function oneStopPage(app: FastifyInstance, path: string, page: StopPage): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 2000 }, (_, body, done) => done(null, body))
    scope.addHook('onRequest', async (_, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    })

    scope.get<Address>(path, { config: { rateLimit } }, async (request, reply) => {
      const asked = await page.ask(request.params.token)
      if (!asked) return sendUnknown(reply, page.unknown)
      return send(reply, {
        title: asked.title,
        html: `${asked.html}<form method="post"><button>Stop these emails</button></form>`,
      })
    })

    scope.post<Address>(path, { config: { rateLimit } }, async (request, reply) => {
      const stopped = await page.stop(request.params.token)
      return stopped ? send(reply, stopped) : sendUnknown(reply, page.unknown)
    })
  })
}

function sendUnknown(reply: FastifyReply, html: string): FastifyReply {
  return send(reply.code(404), { title: 'This link is no longer valid', html })
}

function send(reply: FastifyReply, { title, html }: Page): FastifyReply {
  return sendPlainPage(
    reply,
    `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title} | Properysearch</title><style>${style}</style></head><body><main>
<p><a href="/">Properysearch</a></p><h1>${title}</h1>${html}</main></body></html>`,
  )
}

// The colours of web/app/tokens.css: this page loads nothing.
const style = `:root{color-scheme:light dark;--ground:light-dark(oklch(.982 .007 85),oklch(.185 .016 255));
--card:light-dark(oklch(.997 .003 85),oklch(.225 .018 255));--line:light-dark(oklch(.9 .011 85),oklch(.315 .02 255));
--ink:light-dark(oklch(.245 .035 258),oklch(.95 .008 85));--leaf:light-dark(oklch(.44 .085 172),oklch(.785 .115 168));
--on-leaf:light-dark(oklch(.985 .012 170),oklch(.2 .04 175))}
body{font:17px/1.55 "Noto Sans",system-ui,sans-serif;margin:0;background:var(--ground);color:var(--ink)}
main{max-width:34rem;margin:1.25rem auto;padding:1.5rem 1.25rem}
@media (width >= 40rem){main{margin-top:4rem;padding:2rem;border:1px solid var(--line);border-radius:14px;background:var(--card)}}
h1{font-size:1.6rem;line-height:1.25;overflow-wrap:anywhere}a{color:var(--leaf)}main>p:first-child a{font-weight:700;text-decoration:none}
button{font:inherit;font-weight:600;min-height:3rem;padding:.5rem 1.25rem;border-radius:8px;border:0;
background:var(--leaf);color:var(--on-leaf);cursor:pointer}`

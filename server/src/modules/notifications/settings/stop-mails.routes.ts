import { kindOf, usualWays } from '@properysearch/contract/notifications/kinds'
import { pathTo } from '@properysearch/contract/screens'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../../../context.ts'
import { escapeHtml, sendPlainPage } from '../../../platform/http/plain-page.ts'
import { settingsPath } from '../sending/mails.rules.ts'
import { readStopLink } from './stop-mails.ts'
import { saveMailNever } from './ways.sql.ts'

const rateLimit = { max: 60, timeWindow: 60_000 }

interface Address {
  Params: { token: string }
}

/**
 * The page behind the link in a mail. Opening it changes nothing: programs open links to look at them. A mail program’s
 * own button posts to the same address (RFC 8058), with a form of its own that nobody has to read.
 */
export function stopMailsRoutes(app: FastifyInstance, makeContext: () => Context): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 2000 }, (_, body, done) => done(null, body))
    scope.addHook('onRequest', async (_, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    })

    scope.get<Address>('/stop-mails/:token', { config: { rateLimit } }, async (request, reply) => {
      const stopped = readStopLink(makeContext().config, request.params.token)
      if (!stopped) return sendUnknown(reply)
      const label = escapeHtml(kindOf(stopped.kind).label)
      return send(
        reply,
        `Stop emails about “${label}”?`,
        `<p>You will still see this news when you sign in.</p><form method="post"><button>Stop these emails</button></form>`,
      )
    })

    scope.post<Address>('/stop-mails/:token', { config: { rateLimit } }, async (request, reply) => {
      const ctx = makeContext()
      const stopped = readStopLink(ctx.config, request.params.token)
      if (!stopped) return sendUnknown(reply)
      const { userId, kind } = stopped
      await saveMailNever(ctx.db, userId, kind, usualWays(kind))
      return send(
        reply,
        'These emails have stopped',
        `<p>We no longer send you emails about “${escapeHtml(kindOf(kind).label)}”. The news is still there when you sign in.</p>
<p><a href="${settingsPath}">Choose what reaches you, and how</a></p>`,
      )
    })
  })
}

function sendUnknown(reply: FastifyReply): FastifyReply {
  const words = `<p>Sign in, then choose what reaches you under <a href="${settingsPath}">My Profile</a>.</p>`
  return send(reply.code(404), 'This link is no longer valid', words)
}

function send(reply: FastifyReply, title: string, html: string): FastifyReply {
  return sendPlainPage(
    reply,
    `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title} | Properysearch</title><style>${style}</style></head><body><main>
<p><a href="${pathTo('home')}">Properysearch</a></p><h1>${title}</h1>${html}</main></body></html>`,
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
h1{font-size:1.6rem;line-height:1.25}a{color:var(--leaf)}main>p:first-child a{font-weight:700;text-decoration:none}
button{font:inherit;font-weight:600;min-height:3rem;padding:.5rem 1.25rem;border-radius:8px;border:0;
background:var(--leaf);color:var(--on-leaf);cursor:pointer}`

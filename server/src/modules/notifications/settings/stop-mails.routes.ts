import { kindOf, usualWays } from '@properysearch/contract/notifications/kinds'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { escapeHtml } from '../../../platform/http/plain-page.ts'
import { oneStopPage } from '../../../platform/http/stop-page.ts'
import { settingsPath } from '../sending/mails.rules.ts'
import { readStopLink } from './stop-mails.ts'
import { saveMailNever } from './ways.sql.ts'

/** The page behind the link that ends mails of one kind. */
export function stopMailsRoutes(app: FastifyInstance, makeContext: () => Context): void {
  oneStopPage(app, '/stop-mails/:token', {
    ask: async (token) => {
      const stopped = readStopLink(makeContext().config, token)
      return (
        stopped && {
          title: `Stop emails about “${escapeHtml(kindOf(stopped.kind).label)}”?`,
          html: '<p>You will still see this news when you sign in.</p>',
        }
      )
    },
    stop: async (token) => {
      const ctx = makeContext()
      const stopped = readStopLink(ctx.config, token)
      if (!stopped) return undefined
      const { userId, kind } = stopped
      await saveMailNever(ctx.db, userId, kind, usualWays(kind))
      return {
        title: 'These emails have stopped',
        html: `<p>We no longer send you emails about “${escapeHtml(kindOf(kind).label)}”. The news is still there when you sign in.</p>
<p><a href="${settingsPath}">Choose what reaches you, and how</a></p>`,
      }
    },
    unknown: `<p>Sign in, then choose what reaches you under <a href="${settingsPath}">My Profile</a>.</p>`,
  })
}

import { kindOf } from '@properysearch/contract/notifications/kinds'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { escapeHtml } from '../../../platform/http/plain-page.ts'
import { oneStopPage } from '../../../platform/http/stop-page.ts'
import { settingsPath } from '../sending/mails.rules.ts'
import { stopMails } from './settings.ts'
import { readStopLink, type StoppedMails } from './stop-mails.ts'

function wordsFor({ kind }: StoppedMails) {
  if (kind === 'daily') {
    return {
      asked: {
        title: 'Stop the daily email?',
        html: '<p>You will still see this news when you sign in. Emails that come at once are not affected.</p>',
      },
      done: { title: 'The daily email has stopped', text: 'We no longer send you the daily email.' },
    }
  }
  const label = escapeHtml(kindOf(kind).label)
  return {
    asked: {
      title: `Stop emails about “${label}”?`,
      html: '<p>You will still see this news when you sign in.</p>',
    },
    done: { title: 'These emails have stopped', text: `We no longer send you emails about “${label}”.` },
  }
}

/** The page behind the link that ends mails of one kind, or the mail of the day. */
export function stopMailsRoutes(app: FastifyInstance, makeContext: () => Context): void {
  oneStopPage(app, '/stop-mails/:token', {
    ask: async (token) => {
      const stopped = readStopLink(makeContext().config, token)
      return stopped && wordsFor(stopped).asked
    },
    stop: async (token) => {
      const ctx = makeContext()
      const stopped = readStopLink(ctx.config, token)
      if (!stopped) return undefined
      await stopMails(ctx, stopped)
      const { title, text } = wordsFor(stopped).done
      const settings = `<p><a href="${settingsPath}">Choose what reaches you, and how</a></p>`
      return { title, html: `<p>${text} The news is still there when you sign in.</p>\n${settings}` }
    },
    unknown: `<p>Sign in, then choose what reaches you under <a href="${settingsPath}">My Profile</a>.</p>`,
  })
}

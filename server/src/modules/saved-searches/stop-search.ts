import { pathTo } from '@properysearch/contract/screens'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import { escapeHtml } from '../../platform/http/plain-page.ts'
import { oneStopPage } from '../../platform/http/stop-page.ts'
import { isKeyedHash, keyedHash } from '../../platform/keyed-hash.ts'
import { findLive, setUnmailed } from './saved-searches.sql.ts'

const use = 'stop-search'

/** Ends the mails of one search without signing in; nothing else can be done with it, and its settings undo it. */
export function stopSearchLink(config: Config, searchId: number): string {
  return `${config.publicUrl}/stop-search/${searchId}.${keyedHash(config, use, [String(searchId)])}`
}

/** Undefined when we never wrote that link. */
function readLink(config: Config, token: string): number | undefined {
  const [id = '', hash = ''] = token.split('.')
  return isKeyedHash(config, use, [id], hash) ? Number(id) : undefined
}

/** The page behind the link in a mail about a saved search. */
export function stopSearchRoutes(app: FastifyInstance, makeContext: () => Context): void {
  const own = `<a href="${pathTo('savedSearches')}">your saved searches</a>`
  oneStopPage(app, '/stop-search/:token', {
    ask: async (token) => {
      const ctx = makeContext()
      const id = readLink(ctx.config, token)
      const row = id === undefined ? undefined : await findLive(ctx.db, id)
      return (
        row && {
          title: `Stop emails about “${escapeHtml(row.name)}”?`,
          html: '<p>You will still see what the search finds when you sign in. Other searches are not affected.</p>',
        }
      )
    },
    stop: async (token) => {
      const ctx = makeContext()
      const id = readLink(ctx.config, token)
      const row = id === undefined ? undefined : await findLive(ctx.db, id)
      if (!row || !(await setUnmailed(ctx.db, row.id))) return undefined
      return {
        title: 'These emails have stopped',
        html: `<p>We no longer send you emails about the search “${escapeHtml(row.name)}”. What it finds is there when you sign in.</p>
<p>To change that, open ${own}.</p>`,
      }
    },
    unknown: `<p>The search may have been deleted. Sign in to see ${own}.</p>`,
  })
}

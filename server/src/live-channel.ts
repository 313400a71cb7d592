import { type BrowserEvent, browserEvents } from '@properysearch/contract/kernel/browser-events'
import type { App } from './app.ts'
import type { PersonContext } from './context.ts'
import type { Gathered } from './module.ts'
import { findSession, sessionsEndedBy } from './modules/auth/index.ts'
import { attachRealtime } from './platform/realtime/socket-server.ts'

export interface LiveChannelParts {
  publicUrl: string
  /** What browsers may send; a test hands in its own. */
  table?: Record<string, BrowserEvent>
}

/** The live channel of an app: the same for the server and for every test. */
export function openLiveChannel(app: App, { publicUrl, table = browserEvents }: LiveChannelParts) {
  const { context, gathered } = app
  const { events, log } = context()
  checkOwners(gathered, table)
  return attachRealtime(app.http.server, {
    events,
    log,
    publicUrl,
    sessionsEndedBy,
    groups: gathered.groups,
    handled: gathered.browserEvents.map(([name, handle]) => ({ ...(table[name] as BrowserEvent), name, handle })),
    makeContext: context,
    contextFor: async (token): Promise<PersonContext | null> => {
      const ctx = context()
      const user = await findSession(ctx, token)
      return user && { ...ctx, user }
    },
    now: () => context().now,
  })
}

/** Each group and each event that browsers may send has one module; anything else is a defect. */
function checkOwners({ groups, browserEvents: handled }: Gathered, table: Record<string, BrowserEvent>): void {
  const handledNames = handled.map(([name]) => name)
  for (const names of [groups.map(({ name }) => name), handledNames]) {
    const twice = names.find((name, at) => names.indexOf(name) < at)
    if (twice !== undefined) throw new Error(`Two modules own ${twice}.`)
  }
  for (const name of handledNames) {
    if (!Object.hasOwn(table, name)) throw new Error(`The contract names no event ${name}.`)
  }
  for (const name of Object.keys(table)) {
    if (!handledNames.includes(name)) throw new Error(`No module handles the event ${name}.`)
  }
}

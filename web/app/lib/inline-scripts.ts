import recordEarlyActs from './record-early-acts.ts?script'
import restoreScroll from './restore-scroll.ts?script'
import { sessionScript } from './session-script.ts'
import startPage from './start-page.ts?script'
import { themeScript } from './theme.ts'

/**
 * Every inline script of the pages. The content policy allows these texts and no other, so they are the
 * same on every page: what differs is in the page as data.
 */
export const inlineScripts = {
  recordEarlyActs,
  beforeFirstPaint: themeScript + sessionScript,
  restoreScroll,
  startPage,
} as const satisfies Record<string, string>

export type InlineScriptName = keyof typeof inlineScripts

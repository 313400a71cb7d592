import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

/**
 * A whole page as one text: a stream of small pieces takes half as long again. Undefined when a part of it is not there
 * yet, as the first time it is shown, or fails: only a stream waits for it, and says why.
 */
export function inOneGo(page: ReactElement): string | undefined {
  try {
    // A stream begins with the type by itself; without it browsers lay pages out as thirty years ago.
    const html = `<!DOCTYPE html>${renderToString(page)}`
    return html.includes('<!--$!-->') ? undefined : html
  } catch {
    return undefined
  }
}

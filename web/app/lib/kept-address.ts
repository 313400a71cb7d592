import { type ScreenWithPage, screensWithPages, textFiles } from '../page-files.ts'
import { screenAt } from '../screens.ts'

/** Known to come from links in mails and advertisements; no page reads them. */
const tracking = /^(utm_.*|gclid|gbraid|wbraid|dclid|fbclid|msclkid|twclid|li_fat_id|igshid|mc_cid|mc_eid|_ga|_gl)$/i

/**
 * The address under which a page is rendered and kept: spelt as the table of screens spells it, with only what the
 * screen reads after the question mark, in one order. So nobody fills the cache with the same page.
 */
export function keptAddress(url: URL, table: Record<string, ScreenWithPage> = screensWithPages): string {
  if (Object.values(textFiles).some((file) => file.path === url.pathname)) return url.pathname
  const { path, isData } = pageOf(url.pathname)
  const screen = screenAt(path, table)
  if (!screen) return url.pathname + url.search
  const spelt = spell(screen.path, path)
  const query = queryOf(url.searchParams, screen, isData)
  return (isData ? `${spelt === '/' ? '/_' : spelt}.data` : spelt) + (query ? `?${query}` : '')
}

/** A page's data, for a change of page in the browser, is beside it: `/privacy.data`. */
function pageOf(pathname: string): { path: string; isData: boolean } {
  if (!pathname.endsWith('.data')) return { path: pathname, isData: false }
  return { path: pathname === '/_.data' ? '/' : pathname.slice(0, -'.data'.length), isData: true }
}

function spell(pattern: string, path: string): string {
  const given = path.split('/').filter(Boolean)
  const parts = pattern.split('/').filter(Boolean)
  return `/${parts.map((part, i) => (part.startsWith(':') ? given[i] : part)).join('/')}`
}

function queryOf(given: URLSearchParams, screen: ScreenWithPage, isData: boolean): string {
  // A private screen is rendered in the browser; the server's part of it reads nothing.
  const read = screen.access === 'public' ? screen.query : []
  const names = read ?? [...new Set(given.keys())].filter((name) => !tracking.test(name)).sort()
  const kept = new URLSearchParams()
  // `_routes` says which loaders the browser asks for.
  for (const name of isData ? [...names, '_routes'] : names) {
    for (const value of given.getAll(name)) kept.append(name, value)
  }
  return kept.toString()
}

import { leadsSomewhere } from '../../screens.ts'
import { buttonsWhere, columnsWhere, menusWhere } from './menus.ts'
import { puneSearches } from './pune-searches.ts'
import type { ShellLinks } from './shell-links.ts'

/** Called on the server and sent with the page, so that no page carries menus it does not show. */
export function findShellLinks(): ShellLinks {
  const exists = (address: string) => leadsSomewhere(address)
  return { menus: menusWhere(exists), ...buttonsWhere(exists), searches: columnsWhere(exists, puneSearches) }
}

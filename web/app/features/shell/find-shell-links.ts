import { leadsSomewhere } from '../../screens.ts'
import { buttonsWhere, columnsWhere, menusWhere } from './menus.ts'
import { puneSearches } from './pune-searches.ts'
import type { ShellLinks } from './shell-links.ts'

let found: ShellLinks | undefined

/**
 * Called on the server and sent with the page, so that no page carries menus it does not show. The table of screens is
 * the same for the whole life of the process.
 */
export function findShellLinks(): ShellLinks {
  found ??= find()
  return found
}

function find(): ShellLinks {
  const exists = (address: string) => leadsSomewhere(address)
  return { menus: menusWhere(exists), ...buttonsWhere(exists), searches: columnsWhere(exists, puneSearches) }
}

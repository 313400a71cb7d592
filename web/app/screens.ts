import type { Access } from '@properysearch/contract/roles'
import * as contract from '@properysearch/contract/screens'

export { pathTo, type ScreenName } from '@properysearch/contract/screens'

export interface Screen {
  path: string
  access: Access
}

export const screens: Record<contract.ScreenName, Screen> = contract.screens

/** The screen an address leads to, if there is one. */
export function screenAt<S extends Screen = Screen>(
  path: string,
  table: Record<string, S> = screens as Record<string, S>,
): S | undefined {
  return contract.screenAt(path, table)
}

/** Whether an address leads to a screen that exists: menus show only what does. */
export function leadsSomewhere(path: string, table: Record<string, Screen> = screens): boolean {
  return screenAt(path, table) !== undefined
}

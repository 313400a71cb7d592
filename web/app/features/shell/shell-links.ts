import { useRouteLoaderData } from 'react-router'
import type { Menu, MenuColumn, MenuLink } from './menus.ts'

export interface ShellLinks {
  menus: Menu[]
  analysis?: MenuLink
  postProperty?: MenuLink
  searches: MenuColumn[]
}

/** As the public layout loaded them. None where it could not, as on the error page of a server that is down. */
export function useShellLinks(): ShellLinks {
  return (useRouteLoaderData('layouts/public-layout') as ShellLinks | undefined) ?? { menus: [], searches: [] }
}

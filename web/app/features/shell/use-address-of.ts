import { useSession } from '../../lib/session.ts'
import { pathTo, screenAt } from '../../screens.ts'
import type { MenuLink } from './menus.ts'

/** Where a link leads this visitor: when its screen is not for everyone, to what is, or to sign in first. */
export function useAddressOf(): (link: MenuLink) => string {
  const session = useSession()
  return (link) => (session || screenAt(link.to)?.access === 'public' ? link.to : (link.openTo ?? pathTo('login')))
}

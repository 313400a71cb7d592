import { MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { company } from '../../lib/company.ts'
import { MadeOnce } from '../../lib/made-once.tsx'
import { useSession } from '../../lib/session.ts'
import { WokenAlone } from '../../lib/woken-alone.tsx'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Logo } from '../../ui/logo.tsx'
import { MegaMenu } from './mega-menu.tsx'
import { PostPropertyLink } from './post-property-link.tsx'
import { useShellLinks } from './shell-links.ts'
import { SiteSheet } from './site-sheet.tsx'
import { useAddressOf } from './use-address-of.ts'

/** `tools` is at the right end for people who are signed in: bell and profile. */
export function SiteHeader({ tools, onPostProperty }: { tools?: ReactNode; onPostProperty?: () => void }) {
  const session = useSession()
  const { menus, analysis, postProperty } = useShellLinks()
  const addressOf = useAddressOf()
  return (
    <MadeOnce as="header" isComplete={menus.length > 0} className="site-header">
      <div className="page-width relative flex h-16 items-center gap-2">
        <Link
          to={pathTo('home')}
          aria-label="Properysearch, home"
          className="-ms-1 me-4 flex rounded-control p-1 max-[20rem]:me-0"
        >
          <Logo />
        </Link>
        <nav aria-label="Main" className="hidden flex-1 lg:block">
          <ul className="flex items-center">
            {menus.map((menu) => (
              <li key={menu.label}>
                <WokenAlone>
                  <MegaMenu menu={menu} addressOf={addressOf} />
                </WokenAlone>
              </li>
            ))}
            <li>
              <a href={company.chatUrl} target="_blank" rel="noopener" className="site-menu-link">
                Contact Us
                <MessageCircle aria-hidden className="size-4" />
                <span className="sr-only">on WhatsApp, opens in a new tab</span>
              </a>
            </li>
          </ul>
        </nav>
        <div className="ms-auto flex items-center gap-2">
          {analysis ? (
            <Link to={analysis.to} className="site-menu-link max-lg:hidden">
              {analysis.label}
            </Link>
          ) : null}
          {postProperty && session?.userRole === 'user' ? (
            <PostPropertyLink link={postProperty} onPost={onPostProperty} look="secondary" className="max-sm:hidden" />
          ) : null}
          {session ? (
            (tools ?? (
              <Link to={pathTo('dashboard')} className="site-menu-link">
                Dashboard
              </Link>
            ))
          ) : (
            <ButtonLink to={pathTo('login')} look="secondary" className="signed-out-only max-[20rem]:hidden">
              Sign In
            </ButtonLink>
          )}
          <WokenAlone>
            <SiteSheet onPostProperty={onPostProperty} />
          </WokenAlone>
        </div>
      </div>
    </MadeOnce>
  )
}

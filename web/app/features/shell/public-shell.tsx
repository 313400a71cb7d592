import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusContent } from '../../lib/focus-content.ts'
import { useSession } from '../../lib/session.ts'
import { WokenAlone } from '../../lib/woken-alone.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

interface PublicShellProps {
  children: ReactNode
  tools?: ReactNode
  onPostProperty?: () => void
  /** In the phone's bar, for people who are signed in. */
  messagesCount?: ReactNode
}

/** Header, content and footer of every public page, and of the error page. */
export function PublicShell({ children, tools, onPostProperty, messagesCount }: PublicShellProps) {
  const isSignedIn = useSession() !== null
  useEffect(() => {
    document.documentElement.toggleAttribute('data-signed-in', isSignedIn)
  }, [isSignedIn])
  const main = useFocusAfterNavigation()
  return (
    <div className="flex min-h-dvh flex-col max-md:pb-[calc(4rem+env(safe-area-inset-bottom))]">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <SiteHeader tools={tools} {...(onPostProperty ? { onPostProperty } : {})} />
      <main ref={main} id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <WokenAlone>
        <SiteFooter />
      </WokenAlone>
      <BottomBar messagesCount={messagesCount} />
    </div>
  )
}

/** A link without a page load leaves the focus where the link was; the new page's content should have it. */
function useFocusAfterNavigation() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    focusContent(main.current)
  }, [pathname])
  return main
}

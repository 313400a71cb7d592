import { type ReactNode, useEffect } from 'react'
import { useSession } from '../../lib/session.ts'
import { BottomBar } from './bottom-bar.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** Header, content and footer of every public page, and of the error page. */
export function PublicShell({ children, tools }: { children: ReactNode; tools?: ReactNode }) {
  const isSignedIn = useSession() !== null
  useEffect(() => {
    document.documentElement.toggleAttribute('data-signed-in', isSignedIn)
  }, [isSignedIn])
  return (
    <div className="flex min-h-dvh flex-col max-md:pb-[calc(4rem+env(safe-area-inset-bottom))]">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <SiteHeader tools={tools} />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter />
      <BottomBar />
    </div>
  )
}

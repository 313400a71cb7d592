import { admits } from '@properysearch/contract/roles'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { Outlet, redirect, useLocation, useMatches } from 'react-router'
import { usePostProperty } from '../features/kyc/use-post-property.tsx'
import { useCompareChoice } from '../features/listings/comparing/compare-choice.ts'
import { SidebarDrawer } from '../features/shell/sidebar-drawer.tsx'
import { SidebarNav } from '../features/shell/sidebar-nav.tsx'
import { focusContent } from '../lib/focus-content.ts'
import type { fullWidth } from '../lib/full-width.ts'
import { publicPageHeaders } from '../lib/page-headers.ts'
import { QueryProvider } from '../lib/query-provider.tsx'
import { readSession, type Session, useSession } from '../lib/session.ts'
import { leadsSomewhere, pathTo, type Screen, screens } from '../screens.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { toast } from '../ui/toast.tsx'
import { Leaving } from './leaving.tsx'
import { PrivateFrame } from './private-frame.tsx'
import { PrivateSkeleton } from './private-skeleton.tsx'
import { SignedInTools } from './signed-in-tools.tsx'
import { WhoAmI } from './who-am-i.tsx'
import { WrongRole } from './wrong-role.tsx'

const CompareTray = lazy(() => import('../features/listings/comparing/compare-tray.tsx'))

/**
 * The guard: without a stored token there is nothing to see here. Whose the token is, the server asks at every call.
 */
export function clientLoader({ request }: { request: Request }) {
  if (readSession()) return null
  // Back from paying, signed out meanwhile: home alone would look as if the money were gone.
  if (new URL(request.url).searchParams.has('order_id')) {
    toast.info('You are signed out. Nothing is lost: sign in, and you will find your payment under Payments.')
  }
  throw redirect(pathTo('home'))
}

/** The server renders the same empty frame for everybody. */
export const headers = publicPageHeaders

export function HydrateFallback() {
  return <PrivateSkeleton />
}

export default function PrivateLayout() {
  const session = useSession()
  return session ? (
    <QueryProvider>
      <SignedIn session={session} />
    </QueryProvider>
  ) : (
    <Leaving />
  )
}

function SignedIn({ session }: { session: Session }) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  const closeMenu = useCallback(() => setMenuOpen(false), [])
  const access = useAccess()
  const { post, dialog } = usePostProperty()
  const hasTray = useCompareChoice().length >= 2
  return (
    <>
      <PrivateFrame
        menu={{ isOpen: isMenuOpen, onOpen: () => setMenuOpen(true) }}
        tools={
          <div className="flex items-center gap-2">
            {session.userRole === 'user' && leadsSomewhere('/AddProperty') ? (
              <Button look="secondary" className="max-sm:hidden" onClick={post}>
                Post Property
              </Button>
            ) : null}
            <SignedInTools />
          </div>
        }
        sidebar={
          <>
            <WhoAmI session={session} />
            <SidebarNav session={session} />
          </>
        }
      >
        <Page>{admits(access, session.userRole) ? <Outlet /> : <WrongRole access={access} />}</Page>
      </PrivateFrame>
      <SidebarDrawer session={session} isOpen={isMenuOpen} onClose={closeMenu} />
      {hasTray ? (
        <Suspense>
          <CompareTray />
        </Suspense>
      ) : null}
      {dialog}
    </>
  )
}

/** A new page takes the focus, so that whoever does not see it hears where they are. */
function Page({ children }: { children: React.ReactNode }) {
  const { pathname } = useLocation()
  const isFullWidth = useMatches().some((match) => (match.handle as typeof fullWidth | undefined)?.isFullWidth)
  const main = useRef<HTMLElement>(null)
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current !== pathname) focusContent(main.current)
    last.current = pathname
  }, [pathname])
  return (
    <main
      ref={main}
      id="content"
      tabIndex={-1}
      className={classNames('outline-none', !isFullWidth && 'mx-auto w-full max-w-6xl px-4 py-8 sm:px-8 lg:py-10')}
    >
      {children}
    </main>
  )
}

/** Whom the screen at this address admits; route ids are the names in the table of screens. */
function useAccess(): Screen['access'] {
  const id = useMatches().at(-1)?.id ?? ''
  return (screens as Record<string, Screen>)[id]?.access ?? 'signed-in'
}

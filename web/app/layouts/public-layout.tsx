import { lazy, Suspense } from 'react'
import { Outlet, useMatches } from 'react-router'
import { usePostProperty } from '../features/kyc/use-post-property.tsx'
import { useCompareChoice } from '../features/listings/comparing/compare-choice.ts'
import { findShellLinks } from '../features/shell/find-shell-links.ts'
import { PublicShell } from '../features/shell/public-shell.tsx'
import { publicPageHeaders } from '../lib/page-headers.ts'
import { signedInPart } from '../lib/signed-in-part.tsx'

const SignedInTools = signedInPart(
  async () => (await import('./signed-in-tools.tsx')).SignedInTools,
  <div className="h-11 w-24" />,
)
const MessagesCount = signedInPart(
  async () => (await import('../features/conversations/messages-count.tsx')).MessagesCount,
)
const CompareTray = lazy(() => import('../features/listings/comparing/compare-tray.tsx'))

export const headers = publicPageHeaders

export const loader = findShellLinks

/** It would lie over their forms, or say what the page is about already. */
const withoutTray = new Set(['compare', 'login', 'registration', 'mobileVerification', 'forgotPassword'])

/** Menus change with a release, not while somebody is on the site. */
export const shouldRevalidate = () => false

/** A page that exports `handle = fullWidth` sets its own breadth; the others keep to the page's width. */
export default function PublicLayout() {
  const { post, dialog } = usePostProperty()
  const matches = useMatches()
  const isFullWidth = matches.some((match) => (match.handle as { isFullWidth?: boolean } | undefined)?.isFullWidth)
  const hasTray = useCompareChoice().length >= 2 && !withoutTray.has(matches.at(-1)?.id ?? '')
  return (
    <PublicShell
      onPostProperty={post}
      // With very large letters there is no room; the bar at the foot leads to the profile.
      tools={<SignedInTools className="max-[14rem]:hidden" hasBarBelow />}
      messagesCount={<MessagesCount />}
    >
      {isFullWidth ? (
        <Outlet />
      ) : (
        <div className="page-width py-8">
          <Outlet />
        </div>
      )}
      {hasTray ? (
        <Suspense>
          <CompareTray hasBarBelow />
        </Suspense>
      ) : null}
      {dialog}
    </PublicShell>
  )
}

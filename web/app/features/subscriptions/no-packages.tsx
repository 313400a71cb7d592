import type { ReactNode } from 'react'
import { useSession } from '../../lib/session.ts'
import { EmptyState } from '../../ui/states.tsx'

/** For people to whom we sell nothing: why, and that they miss nothing. */
export function NoPackages({ action }: { action?: ReactNode }) {
  const role = useSession()?.userRole
  const isOfLeads = role === 'lawyer' || role === 'evaluator'
  return (
    <EmptyState
      picture={<div className="picture picture-letter-box aspect-3/2 w-56 rounded-card" />}
      title={isOfLeads ? `No packages for ${role}s yet` : 'No packages now'}
      action={action}
    >
      {isOfLeads
        ? 'Packages for your profession include leads, which are not available here yet. We do not sell what you cannot use yet. Your place in our directory is free.'
        : 'No packages are on sale for your type of account at the moment.'}
    </EmptyState>
  )
}

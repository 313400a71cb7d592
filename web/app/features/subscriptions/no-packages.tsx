import type { ReactNode } from 'react'
import { useSession } from '../../lib/session.ts'
import { EmptyState } from '../../ui/states.tsx'

/** For people to whom we sell nothing: why, and that they miss nothing. */
export function NoPackages({ action }: { action?: ReactNode }) {
  const role = useSession()?.userRole
  const isFoundFree = role === 'lawyer' || role === 'evaluator'
  return (
    <EmptyState
      picture={<div className="picture picture-letter-box aspect-3/2 w-56 rounded-card" />}
      title={isFoundFree ? 'You do not need a package' : 'No packages now'}
      action={action}
    >
      {isFoundFree
        ? 'Clients find you in our directory and write to you there. Your place in it is free, and so is every request.'
        : 'No packages are on sale for your type of account at the moment.'}
    </EmptyState>
  )
}

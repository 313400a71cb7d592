import type { ReactNode } from 'react'
import { pathTo } from '../screens.ts'
import { ButtonLink } from './button.tsx'
import { EmptyState } from './states.tsx'

interface NothingReceivedProps {
  title: string
  /** The screen with those of all listings, if only one listing is shown. */
  all: 'bidRequests' | 'bookingRequests' | 'contactRequests' | null
  children: ReactNode
}

/** What other people send an owner, when nobody has sent anything yet. */
export function NothingReceived({ title, all, children }: NothingReceivedProps) {
  return (
    <EmptyState
      picture={<div className="picture picture-letter-box aspect-3/2 w-56 rounded-card" />}
      title={title}
      action={
        all ? (
          <ButtonLink look="secondary" to={pathTo(all)}>
            Show all listings
          </ButtonLink>
        ) : (
          <ButtonLink to={pathTo('ownerProperties')}>Go to My Properties</ButtonLink>
        )
      }
    >
      {children}
    </EmptyState>
  )
}

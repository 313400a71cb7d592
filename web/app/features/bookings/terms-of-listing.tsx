import type { OfferedTerms } from '@properysearch/contract/bookings/calls'
import { lazy, Suspense, useState } from 'react'
import { isFailure, messageOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { useTerms } from './booking-lists.queries.ts'
import { exactText, licenceRows } from './booking-words.ts'
import { channelWords } from './channel-words.ts'
import { TermList } from './term-list.tsx'

const TermsForm = lazy(() => import('./terms-form.tsx'))

/** On what terms my listing can be booked, and the way to change them. */
export function TermsOfListing({ propertyId }: { propertyId: number }) {
  const { data, error, refetch } = useTerms(propertyId)
  const [isChanging, setChanging] = useState(false)
  // A listing that nobody can book has no terms yet.
  if (isFailure(error) && error.http === 404) return null
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div role="status">
        <span className="sr-only">Loading the booking terms</span>
        <Skeleton className="h-48 rounded-card" />
      </div>
    )
  }
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-lg">Booking terms</h2>
        <p className="max-w-prose text-soft-ink text-sm">
          {data.terms.kind === 'rental' ? 'Tenants' : 'Buyers'} see these before they book. A change applies to later
          bookings only.
        </p>
      </div>
      {isChanging ? (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <TermsForm propertyId={propertyId} offered={data} onClose={() => setChanging(false)} />
        </Suspense>
      ) : (
        <Summary offered={data} onChange={() => setChanging(true)} />
      )}
    </Card>
  )
}

function Summary({ offered, onChange }: { offered: OfferedTerms; onChange: () => void }) {
  const { terms } = offered
  return (
    <>
      <TermList
        terms={terms}
        after={licenceRows(offered)}
        before={[
          { label: 'Booking amount', text: exactText(terms.bookingAmount) },
          { label: 'How it is paid', text: channelWords(terms.channel, terms.kind).label },
          {
            label: terms.kind === 'rental' ? 'Booking at your rent' : 'Booking at your price',
            text: terms.isInstant ? 'Accepted at once' : 'You accept or decline each request',
          },
        ]}
      />
      <div>
        <Button look="secondary" onClick={onChange}>
          Change the terms
        </Button>
      </div>
    </>
  )
}

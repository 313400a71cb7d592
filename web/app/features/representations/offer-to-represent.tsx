import type { PropertyDetails } from '@properysearch/contract/listings/property'
import { Handshake } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'

const AskDialog = lazy(() => import('./ask-dialog.tsx'))

export type Offered = Pick<PropertyDetails['propertydata'], 'id' | 'title' | 'price' | 'listedIn' | 'availability'>

/** For an agent who looks at somebody's listing. */
export function OfferToRepresent({ property }: { property: Offered }) {
  const [isAsking, setAsking] = useState(false)
  if (property.availability !== 'available') return null
  return (
    <section
      aria-label="Represent this listing"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card p-4"
    >
      <div>
        <p className="font-semibold">Do you know a buyer or a tenant for it?</p>
        <p className="text-soft-ink text-sm">Ask the owner to let you represent this listing, on your terms.</p>
      </div>
      <Button look="secondary" onClick={() => setAsking(true)}>
        <Handshake aria-hidden className="size-5" />
        Offer to represent
      </Button>
      {isAsking ? (
        <Suspense>
          <AskDialog property={property} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </section>
  )
}

import { CalendarPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { formatMoment } from '../../lib/format.ts'
import { pathTo } from '../../screens.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useMyVisit } from './visits.queries.ts'

const AskVisitDialog = lazy(() => import('./ask-visit-dialog.tsx'))

interface AskVisitProps {
  property: { id: number; title: string }
}

/** The way to a visit of this listing, or what has become of it. */
export function AskVisit({ property }: AskVisitProps) {
  const { data } = useMyVisit(property.id)
  const [isAsking, setAsking] = useState(false)
  if (!data?.visit && !data?.mayAsk) return null
  const { visit } = data
  return (
    <section
      aria-label="Visit"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card p-4"
    >
      <div>
        <p className="font-semibold">
          {visit?.startsAt
            ? `Your visit is on ${formatMoment(visit.startsAt)}`
            : visit
              ? visit.isMyTurn
                ? 'Other times are proposed for your visit'
                : 'You have asked for a visit'
              : 'See it for yourself'}
        </p>
        <p className="text-soft-ink text-sm">
          {visit
            ? `${visit.other.name}${visit.other.isAgent ? ', the agent,' : ''} shows it.`
            : 'Propose up to three times. Visiting costs nothing.'}
        </p>
      </div>
      {visit ? (
        <ButtonLink look="secondary" to={`${pathTo('propertyVisitors')}?show=mine`}>
          Open my visits
        </ButtonLink>
      ) : (
        <Button look="secondary" onClick={() => setAsking(true)}>
          <CalendarPlus aria-hidden className="size-5" />
          Ask for a visit
        </Button>
      )}
      {isAsking ? (
        <Suspense>
          <AskVisitDialog property={property} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </section>
  )
}

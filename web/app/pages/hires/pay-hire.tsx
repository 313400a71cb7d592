import type { Hire } from '@properysearch/contract/hires/calls'
import { type HireKind, hireGraph } from '@properysearch/contract/hires/facts'
import { Navigate } from 'react-router'
import { clientLines } from '../../features/hires/fee-lines.ts'
import { Lines } from '../../features/hires/fee-statement.tsx'
import { HeldWords } from '../../features/hires/held-words.tsx'
import { useHire } from '../../features/hires/hires.queries.ts'
import { payPath } from '../../features/hires/pay-path.ts'
import { WhatWasAsked } from '../../features/hires/what-was-asked.tsx'
import { Checkout } from '../../features/orders/checkout.tsx'
import { formatMoment } from '../../lib/format.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card, PageHeader } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { HireNotLoaded } from './hire-not-loaded.tsx'

interface PayHireProps {
  kind: HireKind
  id: number
  title: string
}

/** A quote, with every rupee and its tax, and the way to pay it. */
export function PayHire({ kind, id, title }: PayHireProps) {
  const { data: hire, error, refetch } = useHire(id)
  if (!hire) return <HireNotLoaded error={error} onRetry={() => void refetch()} />
  // Its kind decides where it is paid.
  if (hire.kind !== kind) return <Navigate to={payPath(hire.kind, { hire: id })} replace />
  const toHire = <ButtonLink to={pathTo('hire', { id })}>Go to the hire</ButtonLink>
  if (hire.state !== 'quoted' || hire.iAm !== 'client') {
    return (
      <>
        <PageHeader title={title} />
        <EmptyState title={hireGraph.states[hire.state]} action={toHire}>
          There is nothing to pay for “{hire.title}” now.
        </EmptyState>
      </>
    )
  }
  return (
    <>
      <PageHeader title={title}>
        {hire.deadlineAt ? `The quote of ${hire.professional.name} holds until ${formatMoment(hire.deadlineAt)}.` : ''}
      </PageHeader>
      <div className="grid gap-5">
        <Checkout wanted={{ purpose: `hire-${kind}`, subjectId: id }} wayBack={toHire}>
          <Quoted hire={hire} />
        </Checkout>
        <WhatWasAsked hire={hire} />
        <Card className="grid gap-4">
          <h2 className="text-lg">What happens to your money</h2>
          <HeldWords kind={kind} name={hire.professional.name} />
        </Card>
      </div>
    </>
  )
}

function Quoted({ hire }: { hire: Hire }) {
  return (
    <>
      <p className="text-soft-ink text-sm">
        From {hire.professional.name}
        {hire.propertydata ? `, about ${hire.propertydata.title}` : ''}
      </p>
      <Lines lines={clientLines(hire)} />
    </>
  )
}

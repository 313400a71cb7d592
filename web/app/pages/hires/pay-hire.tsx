import type { Hire } from '@properysearch/contract/hires/calls'
import { type HireKind, hireGraph } from '@properysearch/contract/hires/facts'
import { Navigate } from 'react-router'
import { HeldWords } from '../../features/hires/held-words.tsx'
import { useHire } from '../../features/hires/hires.queries.ts'
import { payPath } from '../../features/hires/pay-path.ts'
import { factsOf } from '../../features/hires/what-was-asked.tsx'
import { Checkout } from '../../features/orders/checkout.tsx'
import { RegistrationOf } from '../../features/professionals/registration-of.tsx'
import { formatExact, formatMoment } from '../../lib/format.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { Facts } from '../../ui/part.tsx'
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
        {hire.deadlineAt
          ? `The quote from ${hire.professional.name} is valid until ${formatMoment(hire.deadlineAt)}.`
          : ''}
      </PageHeader>
      <Checkout wanted={{ purpose: `hire-${kind}`, subjectId: id }} wayBack={toHire}>
        <Quoted hire={hire} />
      </Checkout>
    </>
  )
}

/** Who does what for how much, and what happens to the money: read before it is paid. */
function Quoted({ hire }: { hire: Hire }) {
  const { kind, professional, propertydata, quote, scope, details } = hire
  const facts = [
    ...(quote ? [{ name: 'Fee', value: formatExact(quote.fee) }] : []),
    ...(quote && quote.gst > 0 ? [{ name: 'GST on it', value: formatExact(quote.gst) }] : []),
    ...factsOf({ quote, details }),
  ]
  return (
    <div className="grid gap-5">
      <p className="text-sm">
        <span className="font-semibold">{hire.title}</span>, by {professional.name}
        {propertydata ? `, about ${propertydata.title}` : ''}
      </p>
      <RegistrationOf role={kind} id={professional.id} />
      <p className="max-w-prose whitespace-pre-line break-words">{scope}</p>
      <Facts facts={facts} />
      <HeldWords kind={kind} name={professional.name} />
    </div>
  )
}

import type { HireKind } from '@properysearch/contract/hires/facts'
import { useSearchParams } from 'react-router'
import { FeeNow } from '../../features/hires/fee-now.tsx'
import { payPath } from '../../features/hires/pay-path.ts'
import { OrderOutcome, useOrderId } from '../../features/orders/order-outcome.tsx'
import { LawyersGate } from '../../features/professionals/lawyers-gate.tsx'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { AskProfessional } from './ask-professional.tsx'
import { listPaths } from './list-paths.ts'
import { PayHire } from './pay-hire.tsx'

const titles: Record<HireKind, string> = {
  agent: 'Hire an agent',
  lawyer: 'Hire a lawyer',
  evaluator: 'Hire an evaluator',
}
const callBacks = { agent: 'agents', lawyer: 'lawyer', evaluator: 'propertyevaluator' } as const

const numberIn = (text: string | null) => {
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** Asking a professional, then paying their quote: each kind at an address of its own. */
export function HirePayment({ kind }: { kind: HireKind }) {
  const [query] = useSearchParams()
  const orderId = useOrderId()
  const [hire, professional, property, service] = ['hire', 'professional', 'property', 'service'].map((name) =>
    numberIn(query.get(name)),
  )
  const title = titles[kind]
  if (orderId) {
    return (
      <>
        <PageHeader title={title} />
        <OrderOutcome
          callBack={callBacks[kind]}
          again={({ subjectId }) => payPath(kind, { hire: subjectId })}
          given={({ status, heldFor, subjectId }) =>
            status === 'refunded' ? (
              'The hire ended without work, and this goes back to where you paid it from.'
            ) : (
              <FeeNow hireId={subjectId} heldFor={heldFor} />
            )
          }
          next={({ subjectId }) => <ButtonLink to={pathTo('hire', { id: subjectId })}>Go to the hire</ButtonLink>}
        />
      </>
    )
  }
  if (hire) return <PayHire kind={kind} id={hire} title={title} />
  if (professional) {
    const asking = (
      <AskProfessional {...{ kind, professionalId: professional, propertyId: property, serviceId: service, title }} />
    )
    return kind === 'lawyer' ? (
      <LawyersGate heading="h2" title="Before you hire a lawyer">
        {asking}
      </LawyersGate>
    ) : (
      asking
    )
  }
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        picture={<div className="picture picture-letter-box aspect-3/2 w-56 rounded-card" />}
        title={kind === 'agent' ? 'Which agent would you like to hire?' : `Which ${kind} would you like to hire?`}
        action={<ButtonLink to={listPaths[kind]}>See the {kind}s</ButtonLink>}
      >
        Open one and ask for a quote, or choose a service with a fee of its own. You see the whole price before you pay.
      </EmptyState>
    </>
  )
}

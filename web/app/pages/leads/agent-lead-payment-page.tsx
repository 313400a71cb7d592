import { leadBackDays, leadBackWithinHours, leadStandings, mostAgents } from '@properysearch/contract/leads/facts'
import { Check } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { AskedFacts } from '../../features/leads/asked-facts.tsx'
import { useOffer } from '../../features/leads/leads.queries.ts'
import { OfferAct } from '../../features/leads/offered-leads.tsx'
import { Checkout } from '../../features/orders/checkout.tsx'
import { OrderOutcome, useOrderId } from '../../features/orders/order-outcome.tsx'
import { isFailure, messageOf } from '../../lib/api.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card, PageHeader } from '../../ui/card.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'

const title = 'Lead'

export const meta = () => privateMeta(title)

/** Paying for one lead, and what became of it. */
export default function AgentLeadPaymentPage() {
  const [query] = useSearchParams()
  const orderId = useOrderId()
  const id = Math.trunc(Number(query.get('lead'))) || 0
  if (orderId) return <Outcome />
  return <OfLead id={id} />
}

function Outcome() {
  return (
    <>
      <PageHeader title={title} />
      <OrderOutcome
        callBack="leadRequestpayment"
        again={({ subjectId }) => `${pathTo('agentLeadPayment')}?lead=${subjectId}`}
        given={() => <p className="text-sm">The name and number are in your leads, under “New”.</p>}
        next={() => <ButtonLink to={pathTo('agentLeads')}>Open my leads</ButtonLink>}
      />
    </>
  )
}

function OfLead({ id }: { id: number }) {
  const { data, error, refetch } = useOffer(id)
  if (id === 0 || (isFailure(error) && [400, 404].includes(error.http))) {
    return (
      <>
        <h1 className="mb-6 text-2xl">{title}</h1>
        <EmptyState
          picture={<div className="picture picture-letter-box aspect-3/2 w-56 rounded-card" />}
          title="No such lead"
          action={<BackToLeads />}
        >
          It is too far from you, or the address is mistyped. You have not been charged.
        </EmptyState>
      </>
    )
  }
  if (!data) {
    return (
      <>
        <PageHeader title={title} />
        {error ? (
          <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-72" />
        )}
      </>
    )
  }
  if (data.standing === 'payment') {
    return (
      <>
        <PageHeader title={title}>The name and mobile number of the person. You pay once.</PageHeader>
        <Checkout wanted={{ purpose: 'agent-lead', subjectId: id }} wayBack={<BackToLeads />}>
          <AskedFacts asked={data} />
          <WhatYouGet />
        </Checkout>
      </>
    )
  }
  return (
    <>
      <PageHeader title={title}>{leadStandings[data.standing]}</PageHeader>
      <Card className="grid max-w-2xl gap-5">
        <AskedFacts asked={data} />
        {data.standing === 'full' || data.standing === 'closed' ? <BackToLeads /> : <OfferAct offer={data} />}
      </Card>
    </>
  )
}

function WhatYouGet() {
  const lines = [
    `At most ${mostAgents} agents have this lead. If three have paid before you, your money is refunded automatically.`,
    'The person sees your name and your RERA number, and since when you have theirs.',
    `They can close it at any time; you then no longer see their number. If they do so within ${leadBackWithinHours} hours, one lead is returned to you, to use within ${leadBackDays} days.`,
  ]
  return (
    <ul className="grid max-w-prose gap-2 text-sm">
      {lines.map((line) => (
        <li key={line} className="flex items-start gap-3">
          <Check aria-hidden className="mt-0.5 size-4.5 shrink-0 text-leaf" />
          {line}
        </li>
      ))}
    </ul>
  )
}

function BackToLeads() {
  return (
    <ButtonLink look="secondary" className="justify-self-start" to={`${pathTo('agentLeads')}?show=near`}>
      See leads near you
    </ButtonLink>
  )
}

import type { AnalysisDetails } from '@properysearch/contract/analysis/calls'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { Check } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useDetails } from '../../features/analysis/analysis.queries.ts'
import { useReports } from '../../features/analysis/reports.queries.ts'
import { PropertyBrief } from '../../features/listings/cards/property-brief.tsx'
import { Checkout } from '../../features/orders/checkout.tsx'
import { OrderOutcome, useOrderId } from '../../features/orders/order-outcome.tsx'
import { MarkButton } from '../../features/shortlists/mark-button.tsx'
import { isFailure, messageOf } from '../../lib/api.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'

const title = 'Property analysis report'

export const meta = () => privateMeta(title)

/** Paying for the report of one property, and what became of it. */
export default function AnalysisPaymentPage() {
  const [query] = useSearchParams()
  const orderId = useOrderId()
  const propertyId = Math.trunc(Number(query.get('propertyId'))) || 0
  return (
    <>
      <PageHeader title={title}>
        How one property stands in its market, as a page and as a PDF. You pay once, and the report stays yours.
      </PageHeader>
      {orderId ? <Outcome orderId={orderId} /> : <OfProperty propertyId={propertyId} />}
    </>
  )
}

function Outcome({ orderId }: { orderId: number }) {
  return (
    <OrderOutcome
      callBack="propertyanalysis"
      again={({ subjectId }) => `${pathTo('analysisPayment')}?propertyId=${subjectId}`}
      given={() => <p className="text-sm">Your report is ready, and stays among your reports.</p>}
      next={() => <OpenReport orderId={orderId} />}
    />
  )
}

function OpenReport({ orderId }: { orderId: number }) {
  const { data } = useReports()
  const report = data?.find((one) => one.orderId === orderId)
  if (!report) return <ButtonLink to={pathTo('myAnalysis')}>See my reports</ButtonLink>
  return <ButtonLink to={pathTo('analysisReport', { id: report.id })}>Open the report</ButtonLink>
}

function OfProperty({ propertyId }: { propertyId: number }) {
  const { data, error, refetch } = useDetails(propertyId)
  if (isFailure(error) && error.http < 500) return <NoProperty />
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-96 rounded-card" />
  return (
    <Checkout wanted={{ purpose: 'property-analysis', subjectId: propertyId }} wayBack={<BackToAnalysis />}>
      <PropertyBrief
        item={data.item}
        size="wide"
        mark={<MarkButton kind="favourites" property={data.item.propertydata} look="round" />}
      />
      <WhatYouGet />
      <WhatItCannotSay details={data} />
    </Checkout>
  )
}

function NoProperty() {
  return (
    <EmptyState
      picture={<div className="picture picture-empty-plot aspect-3/2 w-56 rounded-card" />}
      title="Choose a property first"
      action={<BackToAnalysis />}
    >
      Add a property to the comparison and press “Buy the full report”. You have not been charged.
    </EmptyState>
  )
}

function BackToAnalysis() {
  return (
    <ButtonLink look="secondary" to={pathTo('myAnalysis')}>
      Property Analysis
    </ButtonLink>
  )
}

const lines = [
  'How its price compares with similar properties in the locality, and how prices there have moved.',
  'Up to eight comparables on a map, with their prices and distances.',
  'Gross rent yield, and what owning it costs over ten years, with every assumption stated.',
  'Which of the usual papers are missing, and what the price history shows. No opinion on the title.',
  'Every figure with its source, date and number of listings. Where there are too few, it says so.',
]

function WhatYouGet() {
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

/** Known before paying: nobody should buy a report to read "too few to say". */
function WhatItCannotSay({ details: { locality, rentYieldPercent } }: { details: AnalysisDetails }) {
  const unsaid = [
    ...(locality.usual === null ? ['how its price compares'] : []),
    ...(rentYieldPercent === null ? ['what it would earn in rent'] : []),
  ]
  if (unsaid.length === 0) return null
  return (
    <Notice look="attention">
      {formatNumber(locality.n)} similar {locality.n === 1 ? 'home is' : 'homes are'} for sale in {locality.name} today.
      With so few for sale or to rent, the report cannot say {unsaid.join(' or ')}.
    </Notice>
  )
}

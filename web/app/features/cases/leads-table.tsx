import type { Lead } from '@properysearch/contract/cases/case'
import { lazy, Suspense, useState } from 'react'
import { messageOf } from '../../lib/api.ts'
import { usePageNumber } from '../../lib/use-page-number.ts'
import { pathTo } from '../../screens.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Link } from '../../ui/link.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'
import { useLeads } from './cases.queries.ts'
import { nameOf, placeOf, whenOf } from './lead-words.ts'
import { LeadsPager } from './leads-pager.tsx'

const AcceptLeadDialog = lazy(() => import('./accept-lead-dialog.tsx'))

/** A lawyer's leads, five to a page. */
export function LeadsTable() {
  const [page, setPage] = usePageNumber()
  const [accepting, setAccepting] = useState<Lead | null>(null)
  const { data, error, refetch, isPlaceholderData } = useLeads(page)
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <LeadsSkeleton />
  if (data.total === 0) {
    return (
      <EmptyState
        picture={<div className="picture picture-letter-box aspect-3/2 w-56 rounded-card" />}
        title="No leads yet"
      >
        When someone has hired you and paid, their request appears here and we notify you. You have 48 hours to accept
        it.
      </EmptyState>
    )
  }
  const now = new Date()
  const columns: Column<Lead>[] = [
    { label: 'Lead List', isBare: true, cell: (lead) => <Client lead={lead} now={now} /> },
    { label: 'Property Name', cell: ({ propertydata }) => propertydata.title },
    { label: 'Action', isBare: true, cell: (lead) => <LeadAction lead={lead} onAccept={setAccepting} /> },
  ]
  return (
    <>
      <DataTable
        caption="Your leads"
        columns={columns}
        rows={data.data}
        keyOf={({ lawyerdata }) => lawyerdata.id}
        isStale={isPlaceholderData}
      />
      <LeadsPager {...data} page={page} onPage={setPage} />
      <Suspense>{accepting ? <AcceptLeadDialog lead={accepting} onClose={() => setAccepting(null)} /> : null}</Suspense>
    </>
  )
}

function Client({ lead: { buyerdata, lawyerdata }, now }: { lead: Lead; now: Date }) {
  const name = nameOf(buyerdata)
  const [received, next] = whenOf(lawyerdata, now)
  return (
    <div className="flex items-start gap-3">
      <Avatar name={name} photo={buyerdata.photo} className="size-11 text-base" />
      <div className="min-w-0">
        <Link
          id={`lead-${lawyerdata.id}`}
          to={pathTo('lawyerLead', { id: lawyerdata.id })}
          className="break-words font-semibold underline-offset-2 hover:underline"
        >
          {name}
        </Link>
        <p className="text-soft-ink">{placeOf(buyerdata)}</p>
        <p className="figures text-soft-ink text-xs">
          {received} <span className="inline-block">{next}</span>
        </p>
      </div>
    </div>
  )
}

function LeadAction({ lead, onAccept }: { lead: Lead; onAccept: (lead: Lead) => void }) {
  const { id, requeststatus, state } = lead.lawyerdata
  if (requeststatus === 1) {
    return (
      <ButtonLink
        look="secondary"
        className="text-sm max-md:w-full"
        to={pathTo('lawyerLead', { id })}
        aria-describedby={`lead-${id}`}
      >
        View Detail
      </ButtonLink>
    )
  }
  return (
    <Button
      className="text-sm max-md:w-full"
      aria-describedby={`lead-${id}`}
      disabled={state !== 'paid'}
      onClick={() => onAccept(lead)}
    >
      Accept
    </Button>
  )
}

function LeadsSkeleton() {
  return (
    <div role="status" aria-label="Loading your leads" className="grid gap-3">
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} className="h-20" />
      ))}
    </div>
  )
}

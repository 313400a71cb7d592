import { reportReasonNames } from '@properysearch/contract/listings/facts'
import type { ReportedListing } from '@properysearch/contract/listings/report-calls'
import { useState } from 'react'
import { api, messageOf } from '../../../lib/api.ts'
import { formatMoment } from '../../../lib/format.ts'
import { useDecision } from '../../../lib/use-decision.ts'
import { usePageNumber } from '../../../lib/use-page-number.ts'
import { pathTo } from '../../../screens.ts'
import { AdminList } from '../../../ui/admin-list.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { Link } from '../../../ui/link.tsx'
import { logOnly, ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { useReports } from './review.queries.ts'

type Decision = 'dismissed' | 'taken-down'

export function ReportList() {
  const [page] = usePageNumber()
  const [chosen, setChosen] = useState<{ report: ReportedListing; decision: Decision } | null>(null)
  const settling = useDecision((reason: string) =>
    api.listings.settleReports({
      propertyId: chosen?.report.property.id ?? 0,
      lastReportId: chosen?.report.lastReportId ?? 0,
      decision: chosen?.decision ?? 'dismissed',
      reason,
    }),
  )
  const close = () => {
    setChosen(null)
    settling.reset()
  }
  const columns: Column<ReportedListing>[] = [
    {
      label: 'Listing',
      isBare: true,
      cell: ({ property }) => (
        <>
          <Link to={pathTo('property', property)} className="font-semibold text-leaf hover:underline">
            {property.title}
          </Link>
          <p className="figures text-soft-ink text-xs">#{property.id}</p>
        </>
      ),
    },
    {
      label: 'What is wrong',
      cell: ({ reasons }) => (
        <ul>
          {reasons.map(({ reason, count }) => (
            <li key={reason}>
              {reportReasonNames[reason]}
              {count > 1 ? <span className="figures text-soft-ink"> × {count}</span> : null}
            </li>
          ))}
        </ul>
      ),
    },
    {
      label: 'What people wrote',
      cell: ({ newest, count }) => (
        <ul className="grid max-w-prose gap-2">
          {newest.map(({ id, note, reporter, reportedAt }) => (
            <li key={id}>
              {note ? <p>{note}</p> : null}
              <p className="text-soft-ink text-xs">
                {reporter ?? 'A visitor'}, {formatMoment(reportedAt)}
              </p>
            </li>
          ))}
          {count > newest.length ? (
            <li className="text-soft-ink text-xs">and {count - newest.length} earlier</li>
          ) : null}
        </ul>
      ),
    },
    { label: 'Waiting since', cell: ({ firstReportedAt }) => formatMoment(firstReportedAt) },
    {
      label: 'Action',
      isBare: true,
      cell: (report) => (
        <div className="flex flex-wrap gap-2">
          <Button
            look="secondary"
            className="text-sm"
            aria-label={`Dismiss the reports on ${report.property.title}`}
            onClick={() => setChosen({ report, decision: 'dismissed' })}
          >
            Dismiss
          </Button>
          <Button
            look="danger"
            className="text-sm"
            aria-label={`Take down ${report.property.title}`}
            onClick={() => setChosen({ report, decision: 'taken-down' })}
          >
            Take down
          </Button>
        </div>
      ),
    },
  ]
  const isTakingDown = chosen?.decision === 'taken-down'
  return (
    <>
      <AdminList
        caption="Reports"
        query={useReports(page)}
        columns={columns}
        keyOf={(report) => report.property.id}
        names={{ before: 'Older', after: 'Newer' }}
        empty={
          <EmptyState title="No reports waiting">Reports that people send from a property page appear here.</EmptyState>
        }
      />
      <ReasonDialog
        isOpen={chosen !== null}
        title={`${isTakingDown ? 'Take down' : 'Dismiss the reports on'} ${chosen?.report.property.title ?? ''}`}
        text={
          isTakingDown
            ? 'The listing is removed from search immediately. Its owner is told why and can correct it.'
            : 'The listing stays as it is. The reason is kept in the log.'
        }
        action={isTakingDown ? 'Take down' : 'Dismiss reports'}
        isDangerous={isTakingDown}
        {...(isTakingDown ? {} : { readBy: logOnly })}
        isBusy={settling.isPending}
        failure={settling.error ? messageOf(settling.error) : null}
        onDecide={(reason) => settling.mutate(reason, { onSuccess: close })}
        onClose={close}
      />
    </>
  )
}

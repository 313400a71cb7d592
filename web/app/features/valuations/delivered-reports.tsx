import type { ValuationReport } from '@properysearch/contract/valuations/calls'
import { FileDown } from 'lucide-react'
import { api } from '../../lib/api.ts'
import { formatDay, formatExact } from '../../lib/format.ts'
import { pathTo } from '../../screens.ts'
import { DownloadButton } from '../../ui/download-button.tsx'
import { Link } from '../../ui/link.tsx'
import { Facts } from '../../ui/part.tsx'

/** The reports that were delivered, the newest first. */
export function DeliveredReports({ reports }: { reports: readonly ValuationReport[] }) {
  return (
    <ul className="grid gap-4">
      {reports.map((report) => (
        <li key={report.id} className="grid gap-4 rounded-control border border-line p-4">
          <div className="grid gap-0.5">
            <p className="font-semibold">
              Report <span className="figures whitespace-nowrap">{report.number}</span>
            </p>
            <p className="text-soft-ink text-sm">
              {report.isReplaced
                ? `Delivered on ${formatDay(report.issuedAt)}, replaced by a later version and no longer valid`
                : `Delivered on ${formatDay(report.issuedAt)}${report.version > 1 ? ', the revised version' : ''}`}
            </p>
          </div>
          {report.isReplaced ? null : (
            <Facts
              facts={[
                {
                  name: 'Fair market value',
                  value: formatExact(report.market),
                  under: `as on ${formatDay(report.valuedOn)}`,
                  isMain: true,
                },
                { name: 'Realisable', value: formatExact(report.realisable) },
                { name: 'Distress', value: formatExact(report.distress) },
              ]}
            />
          )}
          <p className="break-all text-soft-ink text-xs">SHA-256 {report.hash}</p>
          <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
            <DownloadButton
              className="text-sm"
              icon={FileDown}
              name={`${report.number}.pdf`}
              action="Download PDF"
              label={`Download PDF of report ${report.number}`}
              get={() => api.valuations.download({ reportId: report.id })}
            />
            <Link
              to={pathTo('valuationCheck', { number: report.number })}
              className="inline-flex min-h-11 items-center font-semibold text-leaf text-sm underline underline-offset-2"
            >
              Where anybody can check it
            </Link>
          </div>
        </li>
      ))}
    </ul>
  )
}

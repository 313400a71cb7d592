import type { CheckedReport as Report } from '@properysearch/contract/valuations/calls'
import { FileCheck, FileX } from 'lucide-react'
import { formatDay } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/part.tsx'

/** What anybody may know of a report. */
export function CheckedReport({ report }: { report: Report }) {
  const { number, issuedOn, hash, evaluator, isReplaced, isWithdrawn } = report
  const isOver = isReplaced || isWithdrawn
  const Icon = isOver ? FileX : FileCheck
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex items-start gap-3">
        <Icon aria-hidden className={isOver ? 'size-8 shrink-0 text-danger' : 'size-8 shrink-0 text-good'} />
        <div className="grid gap-1">
          <h2 className="text-lg">{isOver ? 'Genuine, but no longer valid' : 'This report is genuine'}</h2>
          <p className="text-soft-ink text-sm">
            {isWithdrawn
              ? 'The evaluator gave the work up afterwards, so nobody should rely on it.'
              : isReplaced
                ? 'A later report of the same valuation has taken its place. Ask for that one.'
                : 'It was issued here, and no later report has taken its place.'}
          </p>
        </div>
      </div>
      <Facts
        className="sm:grid-cols-3"
        facts={[
          { name: 'Number', value: number },
          { name: 'Date', value: formatDay(issuedOn) },
          { name: 'Evaluator', value: evaluator ?? 'No longer with us' },
        ]}
      />
      <div className="grid gap-1 border-line border-t pt-4 text-sm">
        <p className="text-soft-ink">SHA-256 of the PDF</p>
        <p className="break-all font-mono text-xs">{hash}</p>
        <p className="max-w-prose text-soft-ink">
          Compare it with that of the file you were given: on Windows by{' '}
          <code>certutil -hashfile report.pdf SHA256</code>, on a Mac by <code>shasum -a 256 report.pdf</code>. If they
          differ, the file has been changed.
        </p>
      </div>
    </Card>
  )
}

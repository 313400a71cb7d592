import { Braces, FileDown } from 'lucide-react'
import { api } from '../../lib/api.ts'
import { DownloadButton } from '../../ui/download-button.tsx'
import { Part } from '../../ui/part.tsx'

/** Keep the whole deal: to read, and to check. */
export function RecordPart({ bookingId }: { bookingId: number }) {
  return (
    <Part
      folds
      title="Keep this deal"
      note="The deal, its people and shares, payments, handover and timeline in one file, with a list of its papers. Disputes and the inventory and deductions of a rental are not in it. Money that was held here comes with its ledger lines and their hashes, so that you can check it."
    >
      <div className="flex flex-wrap gap-2">
        <DownloadButton
          icon={FileDown}
          name={`deal-${bookingId}.pdf`}
          action="Download PDF"
          get={() => api.dealPapers.downloadRecord({ bookingId, format: 'pdf' })}
        />
        <DownloadButton
          icon={Braces}
          name={`deal-${bookingId}.json`}
          action="Download JSON"
          get={() => api.dealPapers.downloadRecord({ bookingId, format: 'json' })}
        />
      </div>
    </Part>
  )
}

export function StatementPdfButton({ bookingId }: { bookingId: number }) {
  return (
    <DownloadButton
      icon={FileDown}
      name={`statement-${bookingId}.pdf`}
      action="Download PDF"
      get={() => api.dealPapers.downloadStatement({ bookingId })}
    />
  )
}

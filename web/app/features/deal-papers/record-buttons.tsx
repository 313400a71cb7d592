import { Braces, FileDown } from 'lucide-react'
import { api, messageOf } from '../../lib/api.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Part } from '../../ui/part.tsx'
import { useDownload } from './deal-papers.queries.ts'

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

interface DownloadProps {
  icon: typeof FileDown
  name: string
  action: string
  get: () => Promise<Blob>
}

function DownloadButton({ icon: Icon, name, action, get }: DownloadProps) {
  const download = useDownload(get)
  const save = () => download.mutate(undefined, { onSuccess: (bytes) => saveFile(bytes, name) })
  return (
    <div className="grid gap-1">
      <Button look="secondary" disabled={download.isPending} onClick={save}>
        <Icon aria-hidden className="size-4.5" />
        {download.isPending ? 'Downloading…' : action}
      </Button>
      {download.error ? (
        <p role="alert" className="text-danger text-sm">
          {messageOf(download.error)}
        </p>
      ) : null}
    </div>
  )
}

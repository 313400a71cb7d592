import type { Invoice } from '@properysearch/contract/invoices/calls'
import { Download, Printer } from 'lucide-react'
import { messageOf } from '../../lib/api.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { useDownloadInvoice } from './invoices.queries.ts'

/** Keep it or put it on paper. */
export function InvoiceButtons({ id, number }: Pick<Invoice, 'id' | 'number'>) {
  const download = useDownloadInvoice()
  const save = () =>
    download.mutate(id, { onSuccess: (bytes) => saveFile(bytes, `${number.replaceAll('/', '-')}.pdf`) })
  return (
    <div className="grid gap-2 print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button onClick={save} disabled={download.isPending}>
          <Download aria-hidden className="size-4.5" />
          {download.isPending ? 'Downloading...' : 'Download PDF'}
        </Button>
        <Button look="secondary" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4.5" />
          Print
        </Button>
      </div>
      {download.error ? (
        <p role="alert" className="text-danger text-sm">
          {messageOf(download.error)}
        </p>
      ) : null}
    </div>
  )
}

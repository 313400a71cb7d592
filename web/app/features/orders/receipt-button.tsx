import { Download } from 'lucide-react'
import { messageOf } from '../../lib/api.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { useDownloadReceipt } from './orders.queries.ts'

/** The receipt of money that is held for somebody else. */
export function ReceiptButton({ id, number }: { id: number; number: string }) {
  const download = useDownloadReceipt()
  const save = () =>
    download.mutate(id, { onSuccess: (bytes) => saveFile(bytes, `${number.replaceAll('/', '-')}.pdf`) })
  return (
    <>
      <Button look="secondary" onClick={save} disabled={download.isPending}>
        <Download aria-hidden className="size-4.5" />
        {download.isPending ? 'Downloading...' : 'Download the receipt'}
      </Button>
      {download.error ? (
        <p role="alert" className="text-danger text-sm">
          {messageOf(download.error)}
        </p>
      ) : null}
    </>
  )
}

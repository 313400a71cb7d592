import type { Order } from '@properysearch/contract/orders/calls'
import { Download } from 'lucide-react'
import { messageOf } from '../../lib/api.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { useDownloadReceipt } from './orders.queries.ts'

type Receipt = NonNullable<Order['receipt']>

function useSavedReceipt({ id, number }: Receipt) {
  const download = useDownloadReceipt()
  const save = () =>
    download.mutate(id, { onSuccess: (bytes) => saveFile(bytes, `${number.replaceAll('/', '-')}.pdf`) })
  return { download, save }
}

/** By its number, as invoices are: it has no page, and is downloaded. */
export function ReceiptNumber(receipt: Receipt) {
  const { download, save } = useSavedReceipt(receipt)
  return (
    <>
      <button
        type="button"
        onClick={save}
        disabled={download.isPending}
        className="figures text-start text-leaf underline disabled:opacity-60"
      >
        Receipt <span className="whitespace-nowrap">{receipt.number}</span>
      </button>
      {download.error ? (
        <p role="alert" className="text-danger text-xs">
          {messageOf(download.error)}
        </p>
      ) : null}
    </>
  )
}

/** The receipt of money that is held for somebody else. */
export function ReceiptButton(receipt: Receipt) {
  const { download, save } = useSavedReceipt(receipt)
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

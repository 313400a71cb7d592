import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../lib/api.ts'
import { formatDay } from '../../lib/format.ts'
import { newKey } from '../../lib/new-key.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { useDownloadProof, useProof, useRemoveProof, useUploadProof } from './professionals.queries.ts'

/** The certificate that proves a registration, for whoever compares the number with the register. */
export function ProofPart() {
  const { data, error, refetch } = useProof()
  const upload = useUploadProof()
  const remove = useRemoveProof()
  const download = useDownloadProof(data?.fileName ?? '')
  const [isAsking, setAsking] = useState(false)
  const failure = upload.error ?? remove.error ?? download.error
  if (error && data === undefined) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton className="h-24" />
  return (
    <section aria-labelledby="proof-title" className="grid gap-3 border-line border-t pt-6">
      <h3 id="proof-title" className="font-semibold">
        Certificate of registration
      </h3>
      <p className="max-w-prose text-soft-ink text-sm">
        Not required, but it makes checking quicker. Only our team can open it, and it is deleted 30 days after we have
        decided about your number.
      </p>
      {data ? (
        <div className="flex flex-wrap items-center gap-x-2 text-sm">
          <button
            type="button"
            className="min-h-11 break-all text-start text-leaf underline underline-offset-2"
            onClick={() => download.mutate()}
          >
            {data.fileName}
          </button>
          <span className="figures text-soft-ink text-xs">sent on {formatDay(data.uploadedAt)}</span>
          <Button look="quiet" className="px-2 text-sm" onClick={() => setAsking(true)}>
            Remove
          </Button>
        </div>
      ) : null}
      <FileButton
        className="justify-self-start"
        icon={FileUp}
        label={upload.isPending ? 'Sending…' : data ? 'Send another' : 'Send a PDF or a photo'}
        accept="application/pdf,image/jpeg,image/png"
        onFiles={([file]) => file && !upload.isPending && upload.mutate({ file, uploadId: newKey() })}
      />
      {failure ? (
        <p role="alert" className="text-danger text-sm">
          {messageOf(failure)}
        </p>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title="Remove your certificate?"
        action="Remove certificate"
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      >
        It is deleted for good. Checking your number may take longer without it.
      </ConfirmDialog>
    </section>
  )
}

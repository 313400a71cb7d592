import type { PaperRequest } from '@properysearch/contract/cases/case'
import { paperMaxBytes } from '@properysearch/contract/listings/papers'
import { type FormEvent, useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { newKey } from '../../lib/new-key.ts'
import { watchUpload } from '../../lib/upload.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Modal } from '../../ui/modal.tsx'
import { toast } from '../../ui/toast.tsx'
import { useCaseStep } from './cases.queries.ts'
import { SendingBar } from './sending-bar.tsx'

interface GiveProps {
  leadId: number
  /** Null: one that was not asked for. */
  request: PaperRequest | null
  onClose: () => void
}

const tooLarge = `That file is too large. The limit is ${paperMaxBytes / 1024 / 1024} MB.`

/** A file for the lawyer's eyes. */
export default function GivePaperDialog({ leadId, request, onClose }: GiveProps) {
  const [file, setFile] = useState<File | null>(null)
  // The same when it is sent again after a lost answer.
  const [uploadId] = useState(newKey)
  const [percent, setPercent] = useState(0)
  const [wrong, setWrong] = useState<string>()
  const send = useCaseStep(async (chosen: File) => {
    setPercent(0)
    watchUpload(chosen, (share) => setPercent(Math.round(share * 100)))
    return api.cases.givePaper({ leadId, requestId: request?.id ?? 0, uploadId }, chosen)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = file === null ? 'Choose a file' : file.size > paperMaxBytes ? tooLarge : undefined
    setWrong(found)
    if (found || !file) return
    send.mutate(file, {
      onSuccess: () => {
        toast.success('Given. Your lawyer has been told.')
        onClose()
      },
    })
  }
  return (
    <Modal
      hasCross
      isWide
      onClose={onClose}
      title={request?.name ?? 'Another paper'}
      text={request?.about ?? undefined}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        <TextField
          label="File"
          type="file"
          accept="application/pdf,image/jpeg,image/png"
          help="PDF, or a photo of the paper as JPEG or PNG; up to 15 MB. Only you and your lawyer can open it."
          error={wrong}
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
        {send.isPending ? <SendingBar label="Sending the paper" percent={percent} /> : null}
        {send.error ? (
          <p role="alert" className="text-danger text-sm">
            {messageOf(send.error)}
          </p>
        ) : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" disabled={send.isPending}>
            {send.isPending ? 'Sending…' : send.error ? 'Send again' : 'Give paper'}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

import type { DealPaper } from '@properysearch/contract/deal-papers/calls'
import type { FileReaders } from '@properysearch/contract/deal-papers/facts'
import { paperMaxBytes } from '@properysearch/contract/listings/papers'
import { Lock, Users } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { newKey } from '../../lib/new-key.ts'
import { watchUpload } from '../../lib/upload.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Modal } from '../../ui/modal.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { toast } from '../../ui/toast.tsx'
import { usePaperStep } from './deal-papers.queries.ts'

interface GiveProps {
  bookingId: number
  /** Null: another paper than those on the list. */
  paper: DealPaper | null
  /** The seller, the owner … */
  other: string
  onClose: () => void
}

const tooLarge = `That file is too large. The limit is ${paperMaxBytes / 1024 / 1024} MB.`

/** A file, and who can open it. The paper is put on the list first, if it is not there yet. */
export default function GivePaperDialog({ bookingId, paper, other, onClose }: GiveProps) {
  const [name, setName] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [readers, setReaders] = useState<FileReaders>('both')
  // The same when it is sent again after a lost answer.
  const [uploadId] = useState(newKey)
  const [percent, setPercent] = useState(0)
  const [wrong, setWrong] = useState<{ name?: string; file?: string }>({})
  const send = usePaperStep(async (chosen: File) => {
    setPercent(0)
    watchUpload(chosen, (share) => setPercent(Math.round(share * 100)))
    const named = paper ? { kind: paper.kind } : { kind: 'other' as const, name }
    const paperId = paper?.id ?? (await api.dealPapers.add({ bookingId, ...named })).data.id
    return api.dealPapers.upload({ paperId, readers, uploadId }, chosen)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = {
      ...(paper === null && name.trim().length < 2 ? { name: 'Enter the name of the paper' } : {}),
      ...(file === null ? { file: 'Choose a file' } : file.size > paperMaxBytes ? { file: tooLarge } : {}),
    }
    setWrong(found)
    if (Object.keys(found).length > 0 || !file) return
    send.mutate(file, {
      onSuccess: () => {
        toast.success(readers === 'both' ? `Given. ${other} has been told.` : 'Kept. Only you can open it.')
        onClose()
      },
    })
  }
  return (
    <Modal hasCross isWide onClose={onClose} title={paper ? paper.name : 'Another paper'}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        {paper === null ? (
          <TextField
            label="Name of the paper"
            autoComplete="off"
            maxLength={80}
            value={name}
            error={wrong.name}
            onChange={(event) => setName(event.target.value)}
          />
        ) : null}
        <TextField
          label="File"
          type="file"
          accept="application/pdf,image/jpeg,image/png"
          help="PDF, or a photo of the paper as JPEG or PNG; up to 15 MB."
          error={wrong.file}
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
        <RadioCards
          legend="Who can open it"
          name="readers"
          cards={[
            { value: 'both', icon: Users, title: 'Both of us', text: `${other} will be told that it is there.` },
            {
              value: 'only-me',
              icon: Lock,
              title: 'Only me',
              text: 'You can share it later. Our team cannot open it.',
            },
          ]}
          chosen={readers}
          onChange={(event) => setReaders(event.target.value as FileReaders)}
        />
        {send.isPending ? (
          <div className="grid gap-1 text-sm">
            <progress aria-label="Sending the paper" max={100} value={percent} className="h-2 w-full accent-leaf" />
            <p className="figures text-soft-ink">{percent < 100 ? `Sending, ${percent}%` : 'Storing it safely'}</p>
          </div>
        ) : null}
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
            {send.isPending ? 'Sending…' : send.error ? 'Send again' : readers === 'both' ? 'Give paper' : 'Keep paper'}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

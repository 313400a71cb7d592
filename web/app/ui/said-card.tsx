import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../lib/api.ts'
import { formatMoment } from '../lib/format.ts'
import { saveFile } from '../lib/save-file.ts'
import { Card } from './card.tsx'
import { HandedInForReview } from './handed-in.tsx'

interface SaidCardProps<File> {
  who: string
  /** When it was written. */
  at: string | null
  /** Null: whoever wrote it has left. */
  words: string | null
  files: readonly File[]
  download: (file: File) => Promise<Blob>
}

/** What one side of a dispute says and handed in, as the back office reads it. */
export function SaidCard<File extends { id: number; fileName: string }>({
  who,
  at,
  words,
  files,
  download,
}: SaidCardProps<File>) {
  const open = useMutation({ mutationFn: async (file: File) => saveFile(await download(file), file.fileName) })
  return (
    <Card className="grid gap-3">
      <div>
        <h2 className="text-lg">{who}</h2>
        {at ? <p className="figures text-soft-ink text-xs">{formatMoment(at)}</p> : null}
      </div>
      <p className="max-w-prose whitespace-pre-line break-words">
        {words ?? <span className="text-soft-ink">Removed when the account was erased.</span>}
      </p>
      <HandedInForReview
        files={files}
        onOpen={(file) => open.mutate(file)}
        error={open.error ? messageOf(open.error) : undefined}
      />
    </Card>
  )
}

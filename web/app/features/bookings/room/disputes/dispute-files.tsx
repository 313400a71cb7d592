import type { Dispute, DisputeFile } from '@properysearch/contract/disputes/calls'
import { mostDisputeFiles } from '@properysearch/contract/disputes/facts'
import { useMutation } from '@tanstack/react-query'
import { FilePlus2 } from 'lucide-react'
import { api, messageOf } from '../../../../lib/api.ts'
import { formatDay } from '../../../../lib/format.ts'
import { newKey } from '../../../../lib/new-key.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { FileButton } from '../../../../ui/file-button.tsx'
import { useStep } from '../../deal.queries.ts'

interface DisputeFilesProps {
  dispute: Dispute
  nameOf: (side: DisputeFile['addedBy']) => string
}

/** What both sides handed in; while it is open, more can be added. */
export function DisputeFiles({ dispute, nameOf }: DisputeFilesProps) {
  const { id, files, endedAt } = dispute
  const mine = files.filter(({ addedBy }) => nameOf(addedBy) === 'You').length
  const add = useStep(({ file, uploadId }: { file: File; uploadId: string }) =>
    api.disputes.addFile({ id, uploadId }, file),
  )
  const open = useMutation({
    mutationFn: async (file: DisputeFile) =>
      saveFile(await api.disputes.downloadFile({ id, fileId: file.id }), file.fileName),
  })
  const error = add.error ?? open.error
  const mayAdd = endedAt === null && mine < mostDisputeFiles
  if (files.length === 0 && !mayAdd) return null
  return (
    <div className="grid gap-2 text-sm">
      {files.length > 0 ? (
        <ul className="grid gap-1">
          {files.map((file) => (
            <li key={file.id} className="flex flex-wrap items-baseline gap-x-3">
              <button
                type="button"
                className="min-w-0 break-all py-1 text-left text-leaf underline underline-offset-2"
                aria-label={`Download ${file.fileName}`}
                onClick={() => open.mutate(file)}
              >
                {file.fileName}
              </button>
              <span className="figures text-soft-ink text-xs">
                {nameOf(file.addedBy)}, {formatDay(file.addedAt)}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {mayAdd ? (
        <div className="flex flex-wrap items-center gap-3">
          <FileButton
            label={add.isPending ? 'Sending…' : 'Add a file'}
            icon={FilePlus2}
            accept="application/pdf,image/jpeg,image/png"
            onFiles={([file]) => file && !add.isPending && add.mutate({ file, uploadId: newKey() })}
          />
          <span className="text-soft-ink text-xs">A PDF or a photo. Only both sides and our team can open it.</span>
        </div>
      ) : null}
      {error ? (
        <p role="alert" className="text-danger">
          {messageOf(error)}
        </p>
      ) : null}
    </div>
  )
}

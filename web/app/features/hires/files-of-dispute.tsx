import { mostDisputeFiles } from '@properysearch/contract/disputes/facts'
import type { Hire, HireDispute, HireDisputeFile } from '@properysearch/contract/hires/calls'
import { useMutation } from '@tanstack/react-query'
import { api, messageOf } from '../../lib/api.ts'
import { formatDay } from '../../lib/format.ts'
import { newKey } from '../../lib/new-key.ts'
import { saveFile } from '../../lib/save-file.ts'
import { HandedIn } from '../../ui/handed-in.tsx'
import { useHireStep } from './hires.queries.ts'

interface FilesOfDisputeProps {
  hire: Hire
  dispute: HireDispute
  nameOf: (side: HireDisputeFile['addedBy']) => string
}

/** What both handed in; until it is decided, more can be added. */
export function FilesOfDispute({ hire: { id, iAm, state }, dispute: { files }, nameOf }: FilesOfDisputeProps) {
  const mine = files.filter(({ addedBy }) => addedBy === iAm).length
  const add = useHireStep(({ file, uploadId }: { file: File; uploadId: string }) =>
    api.hires.addDisputeFile({ id, uploadId }, file),
  )
  const open = useMutation({
    mutationFn: async (file: HireDisputeFile) =>
      saveFile(await api.hires.downloadDisputeFile({ id, fileId: file.id }), file.fileName),
  })
  const error = add.error ?? open.error
  const mayAdd = state === 'disputed' && mine < mostDisputeFiles
  return (
    <HandedIn
      files={files}
      noteOf={({ addedBy, addedAt }) => `${nameOf(addedBy)}, ${formatDay(addedAt)}`}
      onOpen={(file) => open.mutate(file)}
      onAdd={mayAdd ? (file) => add.mutate({ file, uploadId: newKey() }) : undefined}
      isBusy={add.isPending}
      error={error ? messageOf(error) : undefined}
    />
  )
}

import type { Dispute, DisputeFile } from '@properysearch/contract/disputes/calls'
import { mostDisputeFiles } from '@properysearch/contract/disputes/facts'
import { useMutation } from '@tanstack/react-query'
import { api, messageOf } from '../../../../lib/api.ts'
import { formatDay } from '../../../../lib/format.ts'
import { newKey } from '../../../../lib/new-key.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { HandedIn } from '../../../../ui/handed-in.tsx'
import { useStep } from '../../deal.queries.ts'

interface DisputeFilesProps {
  dispute: Dispute
  nameOf: (side: DisputeFile['addedBy']) => string
}

/** While it is open, more can be added. */
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

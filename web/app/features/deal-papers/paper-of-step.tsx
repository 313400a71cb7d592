import type { DealPaper } from '@properysearch/contract/deal-papers/calls'
import { api, messageOf } from '../../lib/api.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { usePaperStep } from './deal-papers.queries.ts'
import GivePaperDialog from './give-paper-dialog.tsx'

interface PaperOfStepProps {
  bookingId: number
  paper: DealPaper
  what: 'give-paper' | 'ask-paper'
  /** The seller, the buyer. */
  other: string
  onClose: () => void
}

/** What the next step of a deal wants done with a paper. */
export default function PaperOfStep({ bookingId, paper, what, other, onClose }: PaperOfStepProps) {
  const ask = usePaperStep(async () => {
    const paperId = paper.id ?? (await api.dealPapers.add({ bookingId, kind: paper.kind })).data.id
    return api.dealPapers.mark({ paperId, mark: 'asked' })
  })
  if (what === 'give-paper') {
    return <GivePaperDialog bookingId={bookingId} paper={paper} other={other} onClose={onClose} />
  }
  return (
    <ConfirmDialog
      isOpen
      title={`Ask for the paper: ${paper.name}`}
      action="Ask for it"
      look="primary"
      isBusy={ask.isPending}
      onClose={onClose}
      onConfirm={() =>
        ask.mutate(undefined, {
          onSuccess: () => toast.success(`Asked. ${other} has been told.`),
          onError: (error) => toast.error(messageOf(error)),
          onSettled: onClose,
        })
      }
    >
      <p>{other} will be told, and can give it or say that it does not apply. Only the two of you can open it.</p>
    </ConfirmDialog>
  )
}

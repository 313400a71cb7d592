import { useState } from 'react'
import { messageOf } from '../lib/api.ts'
import { useDecision } from '../lib/use-decision.ts'
import { Button } from './button.tsx'
import { logOnly, ReasonDialog } from './reason-dialog.tsx'

export type Choice = 'approve' | 'reject'

/** Which row of a list is being decided about, and how. */
export function useChoice<Row>(decide: (verdict: { row: Row; decision: Choice; reason: string }) => Promise<unknown>) {
  const [chosen, setChosen] = useState<{ row: Row; decision: Choice } | null>(null)
  const deciding = useDecision(decide)
  const close = () => {
    setChosen(null)
    deciding.reset()
  }
  return { chosen, choose: (row: Row, decision: Choice) => setChosen({ row, decision }), deciding, close }
}

interface ChoiceDialogProps<Row> {
  choice: ReturnType<typeof useChoice<Row>>
  /** What is approved or rejected, in a few words. */
  about: (row: Row) => string
  /** What each decision does. */
  texts: Record<Choice, (row: Row) => string>
}

/** Approve or reject, with the reason: a rejected person reads it; for an approval it is kept in the log. */
export function ChoiceDialog<Row>({ choice, about, texts }: ChoiceDialogProps<Row>) {
  const { chosen, deciding, close } = choice
  if (!chosen) return null
  const { row, decision } = chosen
  const verb = decision === 'approve' ? 'Approve' : 'Reject'
  return (
    <ReasonDialog
      isOpen
      title={`${verb} ${about(row)}`}
      text={texts[decision](row)}
      action={verb}
      isDangerous={decision === 'reject'}
      {...(decision === 'approve' ? { readBy: logOnly } : {})}
      isBusy={deciding.isPending}
      failure={deciding.error ? messageOf(deciding.error) : null}
      onDecide={(reason) => deciding.mutate({ row, decision, reason }, { onSuccess: close })}
      onClose={close}
    />
  )
}

/** The two ways to decide about one row. */
export function ChoiceButtons({ about, onChoose }: { about: string; onChoose: (decision: Choice) => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="secondary" className="text-sm" aria-label={`Approve ${about}`} onClick={() => onChoose('approve')}>
        Approve
      </Button>
      <Button look="danger" className="text-sm" aria-label={`Reject ${about}`} onClick={() => onChoose('reject')}>
        Reject
      </Button>
    </div>
  )
}

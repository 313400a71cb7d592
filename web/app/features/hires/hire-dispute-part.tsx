import type { Hire } from '@properysearch/contract/hires/calls'
import { useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { formatDay, formatExact } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Part } from '../../ui/part.tsx'
import { toast } from '../../ui/toast.tsx'
import { useHireStep } from './hires.queries.ts'
import { WordsDialog } from './words-dialog.tsx'

/** What both said, and what was decided. */
export function HireDisputePart({ hire }: { hire: Hire }) {
  const [isOpen, setOpen] = useState(false)
  const step = useHireStep((answer: string) => api.hires.answerDispute({ id: hire.id, answer }))
  const { dispute } = hire
  if (!dispute) return null
  const isMine = dispute.raisedBy === hire.iAm
  const mayAnswer = !isMine && hire.state === 'disputed' && dispute.answeredAt === null
  return (
    <Part title="Dispute" note={dispute.decision ? undefined : `Our team decides by ${formatDay(dispute.decideBy)}.`}>
      <Said who={isMine ? 'You' : 'The other side'} words={dispute.reason} />
      {dispute.answeredAt ? <Said who={isMine ? 'The other side' : 'You'} words={dispute.answer} /> : null}
      {dispute.decision ? (
        <div className="grid gap-1 border-line border-t pt-3 text-sm">
          <p className="figures font-semibold">
            {formatExact(dispute.decision.toClient)} back to the client, {formatExact(dispute.decision.toProfessional)}{' '}
            to the professional
          </p>
          <p className="max-w-prose whitespace-pre-line break-words">{dispute.decision.reason}</p>
        </div>
      ) : null}
      {mayAnswer ? (
        <div>
          <Button onClick={() => setOpen(true)}>Answer</Button>
        </div>
      ) : null}
      {isOpen ? (
        <WordsDialog
          title="Answer the dispute"
          text="You can answer once. Our team reads it, and so does the other side."
          label="How you see it"
          help="In a few sentences, with what was agreed and what was done."
          least={10}
          action="Send the answer"
          isBusy={step.isPending}
          failure={step.error ? messageOf(step.error) : null}
          onSend={(answer) =>
            step.mutate(answer, {
              onSuccess: () => {
                toast.success('Your answer was sent.')
                setOpen(false)
              },
            })
          }
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Part>
  )
}

function Said({ who, words }: { who: string; words: string | null }) {
  return (
    <div className="text-sm">
      <p className="font-semibold">{who}</p>
      <p className="max-w-prose whitespace-pre-line break-words">{words ?? 'Whoever wrote this has left.'}</p>
    </div>
  )
}

import { answerDays, decisionDays } from '@properysearch/contract/disputes/facts'
import type { Hire } from '@properysearch/contract/hires/calls'
import { type FormEvent, useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { DecisionButtons } from '../../ui/decision-buttons.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ReasonField } from '../../ui/reason-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { otherOf } from './hire-words.ts'
import { useHireStep } from './hires.queries.ts'

interface DisputeDialogProps {
  hire: Hire
  what: 'dispute' | 'answer'
  onClose: () => void
}

/** What is wrong, or how the other side sees it: in words that both and our team read. */
export function DisputeDialog({ hire, what, onClose }: DisputeDialogProps) {
  const isAnswer = what === 'answer'
  const other = otherOf(hire)
  const [said, setSaid] = useState('')
  const [wrong, setWrong] = useState<string>()
  const step = useHireStep((text: string) =>
    isAnswer
      ? api.hires.answerDispute({ id: hire.id, answer: text })
      : api.hires.dispute({ id: hire.id, reason: text }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = said.trim()
    if (text.length < 10) return setWrong('Say it in a sentence or two')
    setWrong(undefined)
    step.mutate(text, {
      onSuccess: () => {
        toast.success(isAnswer ? 'Answered. Our team decides next.' : `Raised. ${other} has been told.`)
        onClose()
      },
    })
  }
  return (
    <Modal
      isWide
      title={isAnswer ? 'Answer the dispute' : 'Raise a dispute'}
      text={
        <p className="text-sm">
          {isAnswer
            ? 'You can answer once. Then our team decides who gets how much of the fee. Files can be added until then.'
            : `The whole fee is frozen, and the work stops. ${other} has ${answerDays} days to answer; our team decides within ${decisionDays} days. You can add files afterwards. A dispute cannot be taken back.`}
        </p>
      }
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <ReasonField
          label={isAnswer ? 'How you see it' : 'What is wrong'}
          help={`${other} and our team read this word for word.`}
          error={wrong}
          value={said}
          onChange={setSaid}
        />
        {step.error ? (
          <Notice look="danger" role="alert">
            {messageOf(step.error)}
          </Notice>
        ) : null}
        <DecisionButtons
          action={isAnswer ? 'Send the answer' : 'Raise a dispute'}
          isDangerous={!isAnswer}
          isBusy={step.isPending}
          onCancel={onClose}
        />
      </form>
    </Modal>
  )
}

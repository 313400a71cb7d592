import { type FormEvent, useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { DecisionButtons } from '../../ui/decision-buttons.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ReasonField } from '../../ui/reason-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { useHireStep } from './hires.queries.ts'
import { StarChoice } from './star-choice.tsx'

interface RatingDialogProps {
  hire: { id: number; professional?: { name: string } }
  what: 'rate' | 'answer'
  onClose: () => void
}

/** Once each: the client's stars and words, the professional's answer. */
export function RatingDialog({ hire, what, onClose }: RatingDialogProps) {
  const isAnswer = what === 'answer'
  const [stars, setStars] = useState(0)
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string>()
  const step = useHireStep((said: string) =>
    isAnswer
      ? api.hires.answerRating({ id: hire.id, answer: said })
      : api.hires.rate({ id: hire.id, stars, ...(said ? { words: said } : {}) }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const said = text.trim()
    if (isAnswer && said.length < 3) return setWrong('Write an answer')
    if (!isAnswer && stars === 0) return setWrong('Choose one to five stars')
    setWrong(undefined)
    step.mutate(said, {
      onSuccess: () => {
        toast.success(isAnswer ? 'Your answer is shown with the rating.' : 'Thank you. Your rating is shown.')
        onClose()
      },
    })
  }
  return (
    <Modal
      title={isAnswer ? 'Answer the rating' : `Rate the work of ${hire.professional?.name ?? ''}`}
      text={
        <p className="text-sm">
          {isAnswer
            ? 'Everybody who reads the rating reads your answer. You can answer once.'
            : 'Everybody can read it, with your first name and an initial. It cannot be changed later.'}
        </p>
      }
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        {isAnswer ? null : (
          <div className="grid gap-1.5">
            <StarChoice chosen={stars} onChoose={setStars} />
            <div aria-live="polite">{wrong ? <FieldError>{wrong}</FieldError> : null}</div>
          </div>
        )}
        <ReasonField
          label={isAnswer ? 'Your answer' : 'In words (optional)'}
          help={isAnswer ? 'Please leave phone numbers and addresses out.' : 'What went well, and what did not.'}
          error={isAnswer ? wrong : undefined}
          value={text}
          onChange={setText}
        />
        {step.error ? (
          <Notice look="danger" role="alert">
            {messageOf(step.error)}
          </Notice>
        ) : null}
        <DecisionButtons action={isAnswer ? 'Send the answer' : 'Rate'} isBusy={step.isPending} onCancel={onClose} />
      </form>
    </Modal>
  )
}

import type { Hire, Rating } from '@properysearch/contract/hires/calls'
import { type FormEvent, useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { formatDay } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { controlClass, Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Part } from '../../ui/part.tsx'
import { toast } from '../../ui/toast.tsx'
import { useHireStep } from './hires.queries.ts'
import { Stars, StarsField } from './stars.tsx'
import { WordsDialog } from './words-dialog.tsx'

/** What the client says of the work, and the one answer to it. Lawyers have none. */
export function RatingPart({ hire }: { hire: Hire }) {
  // Before that, whether to accept the work is the question.
  if (hire.mayRate && hire.state === 'closed') return <RateForm hire={hire} />
  if (!hire.rating) return null
  return (
    <Part title="Rating">
      <RatingWords rating={hire.rating} />
      {hire.iAm === 'professional' && hire.rating.answer === null ? <AnswerRating hireId={hire.id} /> : null}
    </Part>
  )
}

export function RatingWords({ rating }: { rating: Rating }) {
  return (
    <div className="grid gap-2 text-sm">
      <p className="flex items-center gap-3">
        <Stars count={rating.stars} />
        <span className="figures text-soft-ink">{formatDay(rating.ratedAt)}</span>
      </p>
      {rating.words ? <p className="max-w-prose whitespace-pre-line break-words">{rating.words}</p> : null}
      {rating.answer ? (
        <p className="max-w-prose whitespace-pre-line break-words border-line border-s-2 ps-3">
          <span className="font-semibold">Answer: </span>
          {rating.answer}
        </p>
      ) : null}
    </div>
  )
}

function RateForm({ hire }: { hire: Hire }) {
  const [stars, setStars] = useState(0)
  const [words, setWords] = useState('')
  const [error, setError] = useState<string | null>(null)
  const step = useHireStep(() =>
    api.hires.rate({ id: hire.id, stars, ...(words.trim() ? { words: words.trim() } : {}) }),
  )
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (stars === 0) return setError('Choose one to five stars')
    setError(null)
    step.mutate(undefined, { onSuccess: () => toast.success('Thank you for rating.') })
  }
  return (
    <Part title={`Rate the work of ${hire.professional.name}`} note="Others read it, with your first name.">
      <Form
        onSubmit={send}
        isBusy={step.isPending}
        failure={error ?? (step.error ? messageOf(step.error) : null)}
        action="Send the rating"
        busyAction="Sending…"
      >
        <StarsField stars={stars} onStars={setStars} />
        <Field label="In your words" help="Optional. What was good, what was not?">
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={2000}
              value={words}
              onChange={(event) => setWords(event.target.value)}
              className={controlClass}
            />
          )}
        </Field>
      </Form>
    </Part>
  )
}

export function AnswerRating({ hireId }: { hireId: number }) {
  const [isOpen, setOpen] = useState(false)
  const step = useHireStep((answer: string) => api.hires.answerRating({ id: hireId, answer }))
  return (
    <div>
      <Button look="secondary" onClick={() => setOpen(true)}>
        Answer
      </Button>
      {isOpen ? (
        <WordsDialog
          title="Answer the rating"
          text="You can answer once. Everybody who reads the rating reads your answer."
          label="Your answer"
          help="A friendly sentence does more than a long one."
          least={3}
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
    </div>
  )
}

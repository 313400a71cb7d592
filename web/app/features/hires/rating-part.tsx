import type { Hire, Rating } from '@properysearch/contract/hires/calls'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Part } from '../../ui/part.tsx'
import { RatingWords } from '../../ui/rating-words.tsx'
import { RatingDialog } from './rating-dialog.tsx'

/** What the client says of the work, and the professional's one answer. Lawyers are not rated. */
export function RatingPart({ hire }: { hire: Hire }) {
  const { rating, iAm, professional, client } = hire
  // Before that, whether to accept the work is the question.
  const mayRate = hire.mayRate && hire.state === 'closed'
  const [isOpen, setOpen] = useState(false)
  const mayAnswer = iAm === 'professional' && rating !== null && rating.answer === null
  if (!rating && !mayRate) return null
  return (
    <Part title="Rating" note={noteOf(rating, iAm === 'client', professional.name)}>
      {rating ? (
        <RatingWords rating={rating} by={iAm === 'client' ? 'You' : client.name} answeredBy={professional.name} />
      ) : null}
      {mayRate || mayAnswer ? (
        <div>
          <Button look="secondary" onClick={() => setOpen(true)}>
            {mayAnswer ? 'Answer' : 'Rate the work'}
          </Button>
        </div>
      ) : null}
      {isOpen && (mayRate || mayAnswer) ? (
        <RatingDialog hire={hire} what={mayAnswer ? 'answer' : 'rate'} onClose={() => setOpen(false)} />
      ) : null}
    </Part>
  )
}

function noteOf(rating: Rating | null, isClient: boolean, professional: string): string {
  if (!rating) return `Everybody can read it, with your first name and an initial. ${professional} can answer once.`
  return isClient
    ? 'Everybody can read it, with your first name and an initial.'
    : 'Everybody can read it. You can answer once.'
}

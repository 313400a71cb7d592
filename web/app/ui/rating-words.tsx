import { formatDay } from '../lib/format.ts'
import { Stars } from './stars.tsx'

interface RatingWordsProps {
  rating: {
    stars: number
    words: string | null
    ratedAt: string
    answer: string | null
    answeredAt: string | null
  }
  by: string
  answeredBy: string
}

/** Stars and words, and the answer under them. */
export function RatingWords({ rating, by, answeredBy }: RatingWordsProps) {
  const { stars, words, ratedAt, answer, answeredAt } = rating
  return (
    <div className="grid gap-3 text-sm">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-3">
          <Stars stars={stars} />
          <span className="font-semibold">{by}</span>
          <time dateTime={ratedAt} className="figures text-soft-ink text-xs">
            {formatDay(ratedAt)}
          </time>
        </p>
        {words ? <p className="max-w-prose whitespace-pre-line break-words">{words}</p> : null}
      </div>
      {answer && answeredAt ? (
        <div className="grid gap-0.5 border-edge border-s-2 ps-4">
          <p>
            <span className="font-semibold">{answeredBy}</span>{' '}
            <time dateTime={answeredAt} className="figures text-soft-ink text-xs">
              {formatDay(answeredAt)}
            </time>
          </p>
          <p className="max-w-prose whitespace-pre-line break-words">{answer}</p>
        </div>
      ) : null}
    </div>
  )
}

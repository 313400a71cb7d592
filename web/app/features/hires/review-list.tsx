import type { HireReview } from '@properysearch/contract/hires/calls'
import { type ReactNode, useState } from 'react'
import { messageOf } from '../../lib/api.ts'
import { pathTo } from '../../screens.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Pager } from '../../ui/pager.tsx'
import { RatingWords } from '../../ui/rating-words.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { useReviews } from './hires.queries.ts'
import { RatingDialog } from './rating-dialog.tsx'

interface ReviewListProps {
  page: number
  onPage: (page: number) => void
  empty: ReactNode
}

/** What clients said of my work, with their mean, newest first. */
export function ReviewList({ page, onPage, empty }: ReviewListProps) {
  const { data, error, refetch, isPlaceholderData } = useReviews(page)
  const [answered, setAnswered] = useState<HireReview | null>(null)
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div role="status" className="grid gap-4">
        <span className="sr-only">Loading the ratings</span>
        <Skeleton className="h-16 rounded-card" />
        <Skeleton className="h-36 rounded-card" />
        <Skeleton className="h-36 rounded-card" />
      </div>
    )
  }
  if (data.total === 0) return empty
  return (
    <div aria-busy={isPlaceholderData} className="grid gap-4">
      {data.mean === null ? null : (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="figures font-bold text-3xl">{data.mean.toFixed(1)}</span>
          <span className="text-soft-ink">of 5, from {data.total === 1 ? 'one rating' : `${data.total} ratings`}</span>
        </p>
      )}
      <ul className="grid gap-4">
        {data.data.map((review) => (
          <li key={review.hireId}>
            <Card className="grid gap-3">
              <h2 className="break-words font-semibold text-base">{review.title}</h2>
              <RatingWords rating={review} by={review.by} answeredBy="You" />
              <div className="-mb-1 flex flex-wrap gap-2">
                {review.answer === null ? (
                  <Button
                    look="secondary"
                    className="text-sm"
                    aria-label={`Answer: ${review.title}`}
                    onClick={() => setAnswered(review)}
                  >
                    Answer
                  </Button>
                ) : null}
                <ButtonLink
                  look="quiet"
                  className="text-sm"
                  to={pathTo('hire', { id: review.hireId })}
                  aria-label={`Open the hire: ${review.title}`}
                >
                  Open the hire
                </ButtonLink>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={onPage} />
      {answered ? (
        <RatingDialog hire={{ id: answered.hireId }} what="answer" onClose={() => setAnswered(null)} />
      ) : null}
    </div>
  )
}

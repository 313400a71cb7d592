import { messageOf } from '../../lib/api.ts'
import { usePageNumber } from '../../lib/use-page-number.ts'
import { pathTo } from '../../screens.ts'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Pager } from '../../ui/pager.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'
import { useReviews } from './hires.queries.ts'
import { AnswerRating, RatingWords } from './rating-part.tsx'
import { Stars } from './stars.tsx'

/** What clients said of my work, the newest first. */
export function ReviewList() {
  const [page, setPage] = usePageNumber()
  const { data, error, refetch } = useReviews(page)
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-64 rounded-card" />
  if (data.total === 0) {
    return (
      <EmptyState
        picture={<div className="picture picture-letter-box aspect-3/2 w-56 rounded-card" />}
        title="No reviews yet"
      >
        Once you have delivered what somebody hired you for, they can rate it. You can answer each rating once.
      </EmptyState>
    )
  }
  return (
    <div className="grid max-w-3xl gap-4">
      {data.mean === null ? null : (
        <p className="flex items-center gap-3">
          <Stars count={data.mean} />
          <span className="figures font-semibold">{data.mean}</span>
          <span className="text-soft-ink text-sm">
            {data.total === 1 ? 'from 1 client' : `from ${data.total} clients`}
          </span>
        </p>
      )}
      <ul className="grid gap-3">
        {data.data.map((review) => (
          <li key={review.hireId}>
            <Card className="grid gap-3">
              <div>
                <h2 className="text-base">{review.by}</h2>
                <Link to={pathTo('hire', { id: review.hireId })} className="text-leaf text-sm hover:underline">
                  {review.title}
                </Link>
              </div>
              <RatingWords rating={review} />
              {review.answer === null ? <AnswerRating hireId={review.hireId} /> : null}
            </Card>
          </li>
        ))}
      </ul>
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={setPage} />
    </div>
  )
}

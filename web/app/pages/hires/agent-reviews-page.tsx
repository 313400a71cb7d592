import { ReviewList } from '../../features/hires/review-list.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { usePageNumber } from '../../lib/use-page-number.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/states.tsx'

export const meta = () => privateMeta('Reviews')

export default function AgentReviewsPage() {
  const [page, setPage] = usePageNumber()
  return (
    <>
      <PageHeader title="Reviews">
        What clients said about your work after it was delivered. You can answer each of them once.
      </PageHeader>
      <ReviewList
        page={page}
        onPage={setPage}
        empty={
          <EmptyState
            picture={<div className="picture picture-letter-box aspect-3/2 w-56 rounded-card" />}
            title="No reviews yet"
            action={
              <ButtonLink look="secondary" to={pathTo('hires')}>
                See my hires
              </ButtonLink>
            }
          >
            Only clients who hired you here can rate you, once the work is delivered.
          </EmptyState>
        }
      />
    </>
  )
}

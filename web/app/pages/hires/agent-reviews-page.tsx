import { ReviewList } from '../../features/hires/review-list.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { PageHeader } from '../../ui/card.tsx'

export const meta = () => privateMeta('Reviews')

export default function AgentReviewsPage() {
  return (
    <>
      <PageHeader title="Reviews">What clients say of your work. You can answer each of them once.</PageHeader>
      <ReviewList />
    </>
  )
}

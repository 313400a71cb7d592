import { OverHeldList } from '../../features/bookings/review/over-held-list.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { PageHeader } from '../../ui/card.tsx'

export const meta = () => privateMeta('Money held too long')

export default function AdminHeldPage() {
  return (
    <>
      <PageHeader title="Money held too long">
        The payment partner may no longer hold this money. Both sides are told every day: they release it, or cancel the
        deal and it goes back. Where they do neither, you can end a deal whose agreement is not registered yet.
      </PageHeader>
      <OverHeldList />
    </>
  )
}

import { useSearchParams } from 'react-router'
import { OverHeldList } from '../../features/bookings/review/over-held-list.tsx'
import { OverHeldHires } from '../../features/hires/review/over-held-hires.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { PageHeader } from '../../ui/card.tsx'
import { ShowLinks } from '../../ui/show-links.tsx'

export const meta = () => privateMeta('Money held too long')

const shows = { deals: 'Deals', hires: 'Hires' } as const

export default function AdminHeldPage() {
  const [query] = useSearchParams()
  const show = query.get('show') === 'hires' ? 'hires' : 'deals'
  return (
    <>
      <PageHeader title="Money held too long">
        {show === 'deals'
          ? 'The payment partner may no longer hold this money. Both sides are told every day: they release it, or cancel the deal and it goes back. Where they do neither, you can end a deal whose agreement is not registered yet.'
          : 'The payment partner may no longer hold these fees. A fee is paid out once the work is accepted, goes back when the hire is declined or withdrawn, and is shared out when a dispute is decided. Speak with both sides, or decide their dispute.'}
      </PageHeader>
      <ShowLinks label="What is held" path={pathTo('adminHeld')} shows={shows} current={show} />
      {show === 'deals' ? <OverHeldList /> : <OverHeldHires />}
    </>
  )
}

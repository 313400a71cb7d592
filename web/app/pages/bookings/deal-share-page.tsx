import { DealShare } from '../../features/bookings/sharers/deal-share.tsx'
import { privateMeta } from '../../lib/private-meta.ts'

export const meta = () => privateMeta('Your share in a deal')

/** Where the link leads that a co-owner or joint buyer is sent. Nobody has to be signed in. */
export default function DealSharePage() {
  return (
    <div className="mx-auto max-w-2xl">
      <DealShare />
    </div>
  )
}

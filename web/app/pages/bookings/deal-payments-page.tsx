import { dealPath } from '@properysearch/contract/bookings/deal-path'
import { useParams } from 'react-router'
import { useDeal } from '../../features/bookings/deal.queries.ts'
import { Statement, StatementButtons } from '../../features/bookings/statement.tsx'
import { StatementPdfButton } from '../../features/deal-papers/record-buttons.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { PageHeader } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { DealNotLoaded } from './deal-not-loaded.tsx'

export const meta = () => privateMeta('Statement of a deal')

export default function DealPaymentsPage() {
  const bookingId = Number(useParams().id) || 0
  const { deal, error, retry } = useDeal(bookingId)
  if (!deal) return <DealNotLoaded error={error} onRetry={retry} />
  const { propertydata, bookingData } = deal.room
  return (
    <>
      <PageHeader
        title="Statement"
        action={<StatementButtons deal={deal} pdf={<StatementPdfButton bookingId={bookingId} />} />}
      >
        Booking {bookingId}:{' '}
        <Link
          to={dealPath(bookingData.side, { bookingId, propertyId: propertydata.id })}
          className="text-leaf underline underline-offset-2"
        >
          {propertydata.title}
        </Link>
      </PageHeader>
      <Statement deal={deal} />
    </>
  )
}

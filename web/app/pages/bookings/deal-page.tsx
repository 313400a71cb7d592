import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { useDeal } from '../../features/bookings/deal.queries.ts'
import { DealHead } from '../../features/bookings/room/deal-head.tsx'
import { DealRoom } from '../../features/bookings/room/deal-room.tsx'
import { HandoverPart } from '../../features/deal-papers/handover-part.tsx'
import { PapersPart } from '../../features/deal-papers/papers-part.tsx'
import { RecordPart } from '../../features/deal-papers/record-buttons.tsx'
import { PropertyPicture } from '../../features/listings/property-picture.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { Link } from '../../ui/link.tsx'
import { DealNotLoaded } from './deal-not-loaded.tsx'

const PayDialog = lazy(() => import('./pay-dialog.tsx'))

export const meta = () => privateMeta('Deal')

/** Both sides open the same room: the buyer by the listing and the booking, the seller by the booking and the listing. */
export default function DealPage() {
  const { id, bookingId = id } = useParams()
  const { deal, error, retry } = useDeal(Number(bookingId) || 0)
  if (!deal) return <DealNotLoaded error={error} onRetry={retry} />
  const { propertydata, mediaData } = deal.room
  const [picture] = mediaData.images
  return (
    <DealRoom
      key={deal.room.bookingData.id}
      deal={deal}
      head={
        <DealHead
          room={deal.room}
          picture={
            picture ? <PropertyPicture picture={picture} sizes="10rem" className="size-full object-cover" /> : null
          }
          link={
            <Link
              to={pathTo('myPropertyView', { id: propertydata.id })}
              className="py-1 text-leaf text-sm underline underline-offset-2"
            >
              See the listing
            </Link>
          }
        />
      }
      papers={
        <>
          <PapersPart bookingId={deal.room.bookingData.id} kind={deal.room.bookingData.kind} />
          {deal.room.bookingData.kind === 'sale' ? (
            <HandoverPart bookingId={deal.room.bookingData.id} includes={deal.room.terms.includes} />
          ) : null}
        </>
      }
      record={<RecordPart bookingId={deal.room.bookingData.id} />}
      renderPaying={(press, onClose) => (
        <Suspense>
          <PayDialog room={deal.room} press={press} onClose={onClose} />
        </Suspense>
      )}
    />
  )
}

import { useParams } from 'react-router'
import { DealHead } from '../../features/bookings/room/deal-head.tsx'
import { DealToRead } from '../../features/bookings/room/deal-to-read.tsx'
import { PropertyPicture } from '../../features/listings/property-picture.tsx'
import { MandateCard } from '../../features/mandates/mandate-card.tsx'
import { useDealOfAgent } from '../../features/mandates/mandates.queries.ts'
import { ProposeLink } from '../../features/meetings/propose-link.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { Link } from '../../ui/link.tsx'
import { DealNotLoaded } from '../bookings/deal-not-loaded.tsx'
import { TalkInDeal } from '../talk/talk-in-deal.tsx'

export const meta = () => privateMeta('Deal')

/** A deal as the side sees it that this agent represents, with the agent's own commission. */
export default function DealOfAgentPage() {
  const { data, error, refetch } = useDealOfAgent(Number(useParams().id) || 0)
  if (!data) return <DealNotLoaded error={error} onRetry={() => void refetch()} back="bookedByAgent" />
  const { propertydata, mediaData, bookingData, mandate } = data
  const [picture] = mediaData.images
  return (
    <DealToRead
      room={data}
      client={mandate.client ?? { name: 'Your client', isVerified: false }}
      head={
        <DealHead
          room={data}
          picture={
            picture ? <PropertyPicture picture={picture} sizes="10rem" className="size-full object-cover" /> : null
          }
          link={
            <>
              <Link
                to={pathTo('myPropertyView', { id: propertydata.id })}
                className="py-1 text-leaf text-sm underline underline-offset-2"
              >
                See the listing
              </Link>
              {bookingData.endedAt === null && mandate.state === 'accepted' ? (
                <ProposeLink about="deal" id={bookingData.id} />
              ) : null}
              <TalkInDeal bookingId={data.bookingData.id} state={data.bookingData.state} />
            </>
          }
        />
      }
    >
      <MandateCard mandate={mandate} title={propertydata.title} />
    </DealToRead>
  )
}

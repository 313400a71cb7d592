import { lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { useDeal } from '../../features/bookings/deal.queries.ts'
import { DealHead } from '../../features/bookings/room/deal-head.tsx'
import { DealRoom } from '../../features/bookings/room/deal-room.tsx'
import { LawyersOfDeal } from '../../features/cases/lawyers-of-deal.tsx'
import { useDealPapers } from '../../features/deal-papers/deal-papers.queries.ts'
import { HandoverPart } from '../../features/deal-papers/handover-part.tsx'
import { PapersPart } from '../../features/deal-papers/papers-part.tsx'
import { RecordPart } from '../../features/deal-papers/record-buttons.tsx'
import { PropertyPicture } from '../../features/listings/property-picture.tsx'
import { AgentOfSide } from '../../features/mandates/agent-of-side.tsx'
import { AgentsPart } from '../../features/mandates/agents-part.tsx'
import type { Settling } from '../../features/mandates/commission-acts.tsx'
import { CommissionNotice } from '../../features/mandates/commission-notice.tsx'
import { ProposeLink } from '../../features/meetings/propose-link.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { Link } from '../../ui/link.tsx'
import { TalkInDeal } from '../talk/talk-in-deal.tsx'
import { DealNotLoaded } from './deal-not-loaded.tsx'

const PaperOfStep = lazy(() => import('../../features/deal-papers/paper-of-step.tsx'))
const PayDialog = lazy(() => import('./pay-dialog.tsx'))
const SettleCommission = lazy(() => import('../mandates/settle-commission.tsx'))

export const meta = () => privateMeta('Deal')

/** Both sides open the same room: the buyer by the listing and the booking, the seller by the booking and the listing. */
export default function DealPage() {
  const { id, bookingId = id } = useParams()
  const { deal, error, retry } = useDeal(Number(bookingId) || 0)
  const papers = useDealPapers(deal?.room.bookingData.id ?? 0)
  const [settling, setSettling] = useState<Settling | null>(null)
  if (!deal) return <DealNotLoaded error={error} onRetry={retry} />
  const { propertydata, mediaData, bookingData } = deal.room
  const { id: ownId, side, kind, state, price, endedAt } = bookingData
  const [picture] = mediaData.images
  return (
    <>
      <DealRoom
        key={ownId}
        deal={deal}
        head={
          <DealHead
            room={deal.room}
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
                {endedAt === null && state !== 'requested' ? <ProposeLink about="deal" id={ownId} /> : null}
                <TalkInDeal bookingId={ownId} state={state} />
              </>
            }
          />
        }
        renderPaying={(press, onClose) => (
          <Suspense>
            <PayDialog room={deal.room} press={press} onClose={onClose} />
          </Suspense>
        )}
        listedPapers={papers.isPending ? null : papers.data?.isOpen ? papers.data.papers : []}
        renderPaper={(press, onClose) => (
          <Suspense>
            <PaperOfStep
              bookingId={ownId}
              paper={press.paper}
              what={press.do}
              other={side === 'buyer' ? 'The seller' : 'The buyer'}
              onClose={onClose}
            />
          </Suspense>
        )}
        papers={
          <>
            <PapersPart bookingId={ownId} kind={kind} state={state} />
            <LawyersOfDeal bookingId={ownId} />
            {kind === 'sale' ? <HandoverPart bookingId={ownId} includes={deal.room.terms.includes} /> : null}
          </>
        }
        record={<RecordPart bookingId={ownId} />}
        agentsNotice={<CommissionNotice bookingId={ownId} />}
        agents={
          <AgentsPart
            deal={{ bookingId: ownId, side, kind, price }}
            hasEnded={endedAt !== null}
            onSettle={setSettling}
          />
        }
        renderAgent={(of) => <AgentOfSide bookingId={ownId} side={of} />}
      />
      {settling ? (
        <Suspense>
          <SettleCommission settling={settling} onClose={() => setSettling(null)} />
        </Suspense>
      ) : null}
    </>
  )
}

import type { BookingSide } from '@properysearch/contract/bookings/facts'
import type { DealPaper } from '@properysearch/contract/deal-papers/calls'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Notice } from '../../../ui/notice.tsx'
import type { Deal } from '../deal.queries.ts'
import { useSharers } from '../sharers/sharers.queries.ts'
import { SharersPart } from '../sharers/sharers-part.tsx'
import { CancelPart } from './cancel-part.tsx'
import { ConditionsPart } from './conditions-part.tsx'
import { DealTimeline } from './deal-timeline.tsx'
import { capital, theOther } from './deal-words.ts'
import { DisputesPart } from './disputes/disputes-part.tsx'
import { MoneyPart } from './money-part.tsx'
import { stepOf } from './next-step.ts'
import { NextStepCard, NextStepToCome } from './next-step-card.tsx'
import { ChannelPart, PeoplePart } from './people-part.tsx'
import { type PaperPress, type Paying, type Press, wordsGiven } from './press.ts'
import { RegistrationPart } from './registration-part.tsx'
import { ReleasesPart } from './releases-part.tsx'
import { RentalParts, SettlementParts } from './rental/rental-parts.tsx'
import { afterShares } from './shares-step.ts'

const DealDialog = lazy(() => import('./dialogs/deal-dialog.tsx'))

interface DealRoomProps {
  deal: Deal
  head: ReactNode
  /** What is paid, is paid by the feature of orders. */
  renderPaying: (press: Paying, onClose: () => void) => ReactNode
  /** Those that conditions are judged by, among others; null until they have loaded. */
  listedPapers?: readonly DealPaper[] | null
  renderPaper?: (press: PaperPress, onClose: () => void) => ReactNode
  /** The papers and the handover, and what of the whole can be kept, from the feature of papers. */
  papers?: ReactNode
  record?: ReactNode
  /** Who represents whom, and what that costs, from the feature of mandates; and what of it waits. */
  agents?: ReactNode
  agentsNotice?: ReactNode
  /** In a line, under each of the people. */
  renderAgent?: (side: BookingSide) => ReactNode
}

const isPaying = (press: Press): press is Paying => press.do === 'pay' || press.do === 'verify'
const isOfPaper = (press: Press): press is PaperPress => press.do === 'give-paper' || press.do === 'ask-paper'

/** Null until what it is decided by has loaded. What did not load holds nothing up: the server refuses what is too early. */
function useStepOf(deal: Deal, papers: readonly DealPaper[] | null) {
  const shares = useSharers(deal.room.bookingData.id)
  const step = stepOf(deal, papers)
  return step && afterShares(step, shares.data?.sharers ?? (shares.isError ? [] : null))
}

/** One page for both sides: what comes next, the money, the conditions, the papers, the people, what has happened. */
export function DealRoom({
  deal,
  head,
  renderPaying,
  listedPapers = [],
  renderPaper,
  papers,
  record,
  agents,
  agentsNotice,
  renderAgent,
}: DealRoomProps) {
  const [press, setPress] = useState<Press | null>(null)
  const close = () => setPress(null)
  const { room } = deal
  const step = useStepOf(deal, listedPapers)
  const endWanted = wordsGiven(room, 'cancel-together')
  return (
    <div className="grid gap-6">
      {head}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {step ? (
            <NextStepCard step={step} other={theOther(room.bookingData)} onPress={setPress} />
          ) : (
            <NextStepToCome />
          )}
          {agentsNotice}
          {endWanted.theirs && room.bookingData.acts.includes('cancel-together') ? (
            <Notice look="attention" role="status">
              {capital(theOther(room.bookingData))} would like to end the deal. It ends only if you agree, further down
              on this page.
            </Notice>
          ) : null}
          {room.rental ? <SettlementParts room={room} rental={room.rental} onPress={setPress} /> : null}
          <MoneyPart deal={deal} onPress={setPress} />
          <ReleasesPart deal={deal} onPress={setPress} />
          <DisputesPart room={room} />
          <ConditionsPart room={room} onPress={setPress} />
          <RegistrationPart room={room} onPress={setPress} />
          {room.rental ? <RentalParts room={room} rental={room.rental} onPress={setPress} /> : null}
          {papers}
          {agents}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <ChannelPart room={room} />
          <PeoplePart room={room} {...(renderAgent ? { renderAgent } : {})} />
          <SharersPart booking={room.bookingData} />
          <DealTimeline room={room} />
          {record}
          <CancelPart room={room} onPress={setPress} />
        </div>
      </div>
      {press ? (
        isPaying(press) ? (
          renderPaying(press, close)
        ) : isOfPaper(press) ? (
          renderPaper?.(press, close)
        ) : (
          <Suspense>
            <DealDialog press={press} deal={deal} onPress={setPress} onClose={close} />
          </Suspense>
        )
      ) : null}
    </div>
  )
}

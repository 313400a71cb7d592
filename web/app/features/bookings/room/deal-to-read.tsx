import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { sideName } from '@properysearch/contract/bookings/facts'
import { isTurnOf, nextStepOf } from '@properysearch/contract/bookings/next-steps'
import type { ReactNode } from 'react'
import { formatDay } from '../../../lib/format.ts'
import { Facts, Part } from '../../../ui/part.tsx'
import { ConditionsPart } from './conditions-part.tsx'
import { DealTimeline } from './deal-timeline.tsx'
import { capital, exact, otherSide } from './deal-words.ts'
import { isHeld, refundedFact } from './dues.ts'
import { InstalmentTable } from './instalment-table.tsx'
import { PaymentTable } from './payment-table.tsx'
import { ChannelPart, PeoplePart } from './people-part.tsx'
import { RegistrationPart } from './registration-part.tsx'

interface DealToReadProps {
  /** As the side sees it that the reader represents. */
  room: BookingRoom
  head: ReactNode
  client: { name: string; isVerified: boolean }
  /** The reader's own part of it. */
  children: ReactNode
}

/** The deal for somebody who represents a side: all of it to read, nothing in it to press. */
export function DealToRead({ room, head, client, children }: DealToReadProps) {
  return (
    <div className="grid gap-6">
      {head}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <WhatIsNext room={room} />
          {children}
          <Money room={room} />
          <ConditionsPart room={room} />
          <RegistrationPart room={room} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <ChannelPart room={room} />
          <PeoplePart room={room} own={client} />
          <DealTimeline room={room} mySide={null} />
        </div>
      </div>
    </div>
  )
}

/** Whose turn it is, and what the client reads. */
function WhatIsNext({ room: { bookingData } }: { room: BookingRoom }) {
  const { kind, state, side, deadlineAt } = bookingData
  const step = nextStepOf(kind, state)
  if (!step) return null
  const [own, other] = [sideName(side, kind), sideName(otherSide(side), kind)]
  const isOwn = isTurnOf(side, step)
  const title =
    step.turn === null
      ? 'Nothing to do now'
      : step.turn === 'both'
        ? `The ${own}’s turn and the ${other}’s`
        : isOwn
          ? `Your client’s turn`
          : `${capital(`the ${other}`)}’s turn`
  return (
    <Part
      title={title}
      aside={deadlineAt ? <span className="figures text-soft-ink text-sm">by {formatDay(deadlineAt)}</span> : null}
    >
      <div className="grid gap-1">
        <p className="text-soft-ink text-sm">Your client reads:</p>
        <p className="max-w-prose">“{step[side]}”</p>
      </div>
    </Part>
  )
}

function Money({ room }: { room: BookingRoom }) {
  const { money, bookingData } = room
  const isSale = bookingData.kind === 'sale'
  const facts = [
    { name: isSale ? 'Price' : 'Rent', value: exact(bookingData.price), isMain: true },
    { name: 'Paid so far', value: exact(money.paid), isMain: true },
    ...(isSale ? [{ name: 'Still due', value: exact(money.left), isMain: true }] : []),
    ...(money.tds > 0 ? [{ name: 'Tax deducted (TDS)', value: exact(money.tds) }] : []),
    ...(isHeld(room) ? [{ name: 'Held by the payment partner', value: exact(money.held) }] : []),
    refundedFact(room),
    ...(money.late > 0 ? [{ name: 'Late', value: exact(money.late) }] : []),
  ].filter((fact) => fact !== null)
  return (
    <Part title="Money">
      <Facts facts={facts} />
      {money.instalments.length > 0 ? <InstalmentTable room={room} /> : null}
      {money.payments.length > 0 ? <PaymentTable room={room} /> : null}
    </Part>
  )
}

import type { Bid } from '@properysearch/contract/bids/calls'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { type Biddable, fromAskingText, offerText, type Side } from './bid-words.ts'

interface BidFiguresProps {
  bid: Bid
  property: Pick<Biddable, 'price' | 'listedIn'>
  side: Side
}

/** The amounts that count now, each beside the asking price. What was agreed stands alone. */
export function BidFigures({ bid, property, side }: BidFiguresProps) {
  const { amount, counter, agreed } = bid
  const figure = (label: string, rupees: number, isMain: boolean) => (
    <Figure label={label} isMain={isMain} under={fromAskingText(rupees, property.price)}>
      {offerText(rupees, property.listedIn)}
    </Figure>
  )
  if (agreed !== null) return <dl>{figure('Agreed price', agreed, true)}</dl>
  const isCountered = bid.state === 'countered'
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {figure(side === 'buyer' ? 'Your bid' : 'Bid', amount, !isCountered)}
      {counter ? figure(side === 'buyer' ? 'Owner’s counter-offer' : 'Your counter-offer', counter.amount, true) : null}
    </dl>
  )
}

interface FigureProps {
  label: string
  under: string
  isMain: boolean
  children: ReactNode
}

function Figure({ label, under, isMain, children }: FigureProps) {
  return (
    <div className="grid content-start">
      <dt className="text-soft-ink text-sm">{label}</dt>
      <dd className="grid">
        <span className={classNames('figures break-words font-bold text-xl', !isMain && 'text-soft-ink')}>
          {children}
        </span>
        <span className="figures text-soft-ink text-sm">{under}</span>
      </dd>
    </div>
  )
}

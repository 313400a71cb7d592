import type { Hire } from '@properysearch/contract/hires/calls'
import { hireKindNames } from '@properysearch/contract/hires/facts'
import type { ReactNode } from 'react'
import { formatDay, formatExact, formatMoment } from '../../lib/format.ts'
import { pathTo } from '../../screens.ts'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Facts, Part } from '../../ui/part.tsx'
import { Timeline, TimelineStep } from '../../ui/timeline.tsx'
import { HireActs } from './hire-acts.tsx'
import { HireDisputePart } from './hire-dispute-part.tsx'
import { HireStateBadge } from './hire-state-badge.tsx'
import { deadlineOf, isMyTurn, kindWords, otherOf, payoutLines, quoteLines, turnOf } from './hire-words.ts'
import { MoneyLines } from './money-lines.tsx'
import { RatingPart } from './rating-part.tsx'

/** Both sides’ room: whose turn it is, what was agreed, the money, what happened. `work` is the kind’s own part. */
export function HireRoom({ hire, work, others }: { hire: Hire; work?: ReactNode; others?: ReactNode }) {
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Turn hire={hire} />
        {others}
        <HireDisputePart hire={hire} />
        {work}
        <Agreed hire={hire} />
        <RatingPart hire={hire} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <MoneyPart hire={hire} />
        <History hire={hire} />
      </div>
    </div>
  )
}

function Turn({ hire }: { hire: Hire }) {
  const deadline = deadlineOf(hire)
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <HireStateBadge state={hire.state} />
        {deadline ? <p className="figures font-medium text-sm">{deadline}</p> : null}
      </div>
      <p className="max-w-prose">
        {isMyTurn(hire) ? <span className="font-semibold">Your turn. </span> : null}
        {turnOf(hire)}
      </p>
      {hire.reason ? <p className="max-w-prose whitespace-pre-line break-words text-sm">“{hire.reason}”</p> : null}
      <HireActs hire={hire} />
    </Card>
  )
}

function Agreed({ hire }: { hire: Hire }) {
  const { details, quote } = hire
  const facts = [
    { name: hire.iAm === 'client' ? hireKindNames[hire.kind] : 'Client', value: otherOf(hire).name },
    ...(quote ? [{ name: 'Time', value: quote.days === 1 ? '1 day' : `${quote.days} days` }] : []),
    ...(details.purpose ? [{ name: 'Purpose of the value', value: details.purpose }] : []),
    ...(details.address ? [{ name: 'To be inspected', value: details.address }] : []),
    ...(details.bank ? [{ name: 'For the bank', value: details.bank }] : []),
    ...(details.rate ? [{ name: 'Commission', value: `${details.rate / 100} % of the price` }] : []),
    ...(details.expiresOn ? [{ name: 'Mandate until', value: formatDay(details.expiresOn) }] : []),
  ]
  return (
    <Part title="What was agreed">
      <Facts facts={facts} />
      {hire.propertydata ? (
        <p className="text-sm">
          <Link to={pathTo('myPropertyView', hire.propertydata)} className="font-semibold text-leaf hover:underline">
            {hire.propertydata.title}
          </Link>
        </p>
      ) : null}
      {hire.scope ? <p className="max-w-prose whitespace-pre-line break-words text-sm">{hire.scope}</p> : null}
    </Part>
  )
}

const held = ['paid', 'accepted', 'waiting', 'delivered', 'disputed']

function MoneyPart({ hire }: { hire: Hire }) {
  const { quote, payout, order } = hire
  if (!quote) return null
  return (
    <Part title="Money">
      <MoneyLines lines={hire.iAm === 'client' ? quoteLines(hire) : payoutLines(hire)} />
      <p className="text-soft-ink text-sm">{moneyNote(hire)}</p>
      {payout?.release ? (
        <p className="text-sm">
          {payout.release.state === 'paid' ? 'Paid out' : 'On its way'}
          {payout.release.account ? ` to ${payout.release.account}` : ': add a verified bank account to your profile'}
        </p>
      ) : null}
      {order ? (
        <p className="text-sm">
          {order.refunded > 0 ? `${formatExact(order.refunded)} went back to you or is on its way. ` : null}
          <Link
            to={`${pathTo('paymentHistory')}?order_id=${order.id}`}
            className="font-semibold text-leaf hover:underline"
          >
            See the payment
          </Link>
        </p>
      ) : null}
    </Part>
  )
}

function moneyNote({ state, iAm, kind, payout }: Hire): string {
  if (state === 'asked' || state === 'quoted') return 'Nothing is paid yet.'
  if (held.includes(state)) {
    return iAm === 'client'
      ? `The payment partner holds the fee until you accept the work. Then it goes to the ${kindWords[kind]}.`
      : 'The payment partner holds it for you until the work is accepted. Taxes are as they would be today.'
  }
  if (state === 'closed') return iAm === 'client' || payout ? 'Settled.' : 'Nothing was paid out.'
  return iAm === 'client' ? 'What you paid goes back to you.' : 'Nothing is paid out.'
}

function History({ hire }: { hire: Hire }) {
  const steps = [
    { at: hire.askedAt, text: 'Asked for', isMine: hire.iAm === 'client' },
    { at: hire.quotedAt, text: 'Quoted', isMine: hire.iAm === 'professional' },
    { at: hire.paidAt, text: 'Paid: the fee is held', isMine: hire.iAm === 'client' },
    { at: hire.acceptedAt, text: 'Accepted', isMine: hire.iAm === 'professional' },
    { at: hire.deliveredAt, text: 'Delivered', isMine: hire.iAm === 'professional' },
    { at: hire.dispute?.raisedAt ?? null, text: 'Disputed', isMine: hire.dispute?.raisedBy === hire.iAm },
    { at: hire.closedAt, text: endOf(hire), isMine: hire.iAm === 'client' },
  ].filter((step): step is { at: string; text: string; isMine: boolean } => step.at !== null)
  return (
    <Part title="What happened">
      <Timeline label="What happened">
        {steps.map(({ at, text, isMine }) => (
          <TimelineStep key={text} isMine={isMine}>
            <p className="font-medium">{text}</p>
            <p className="figures text-soft-ink text-xs">{formatMoment(at)}</p>
          </TimelineStep>
        ))}
      </Timeline>
    </Part>
  )
}

function endOf({ state, dispute }: Hire): string {
  if (state === 'closed') return dispute?.decision ? 'Decided' : 'Work accepted'
  return { declined: 'Declined', withdrawn: 'Withdrawn', lapsed: 'Lapsed' }[state as string] ?? 'Over'
}

import type { LeadDetails } from '@properysearch/contract/cases/case'
import { caseStages } from '@properysearch/contract/cases/facts'
import type { ReactNode } from 'react'
import { formatDay, formatMoment } from '../../lib/format.ts'
import { pathTo } from '../../screens.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { type Fact, Facts } from '../../ui/part.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { stageLooks } from './case-looks.ts'
import { nameOf, placeOf } from './lead-words.ts'

/** Who the other of the two is, what is to be done about which property, and how far it has got. */
export function LeadHead({ lead, talk }: { lead: LeadDetails; talk?: ReactNode }) {
  const { buyerdata, lawyer, side, lawyerdata, scope, case: file } = lead
  const isLawyer = side === 'lawyer'
  const name = isLawyer ? nameOf(buyerdata) : lawyer.name
  const isWorkedOn = lawyerdata.state === 'accepted' || lawyerdata.state === 'waiting'
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex min-w-0 items-center gap-4">
          <Avatar name={name} photo={isLawyer ? buyerdata.photo : lawyer.photo} className="size-14 text-lg" />
          <div className="min-w-0">
            <h1 className="break-words text-2xl">{name}</h1>
            <p className="flex flex-wrap gap-x-4 text-soft-ink">
              <span>{isLawyer ? placeOf(buyerdata) : 'Your lawyer'}</span>
              {talk}
            </p>
          </div>
        </div>
        {file && isWorkedOn ? (
          <StateBadge look={stageLooks[file.stage]} name={caseStages[file.stage]} />
        ) : (
          <span className="rounded-full bg-sunken px-2.5 py-1 font-semibold text-xs">{lawyerdata.stateInWords}</span>
        )}
      </div>
      <Facts facts={[propertyOf(lead), { name: 'Paid', value: formatMoment(lawyerdata.paidAt) }, dueOf(lead)]} />
      {scope ? (
        <div className="grid gap-1 text-sm">
          <h2 className="font-normal text-soft-ink text-sm">
            {isLawyer ? 'What you are hired for' : 'What your lawyer does for you'}
          </h2>
          <p className="max-w-prose whitespace-pre-line break-words">{scope}</p>
        </div>
      ) : null}
      <Link
        to={pathTo('hire', { id: lawyerdata.id })}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-leaf text-sm underline underline-offset-2"
      >
        {isLawyer ? 'Fee, history and disputes' : 'Payment, history and disputes'}
      </Link>
      {file?.lawyerReadsUntil ? (
        <p className="max-w-prose text-soft-ink text-sm">
          {isLawyer
            ? `This case is closed. You can open its papers until ${formatDay(file.lawyerReadsUntil)}; after that they are your client’s alone.`
            : `This case is closed. Your lawyer can open its papers until ${formatDay(file.lawyerReadsUntil)}; after that only you can.`}
        </p>
      ) : null}
    </Card>
  )
}

function propertyOf({ property, propertydata }: LeadDetails): Fact {
  if (!property) return { name: 'Matter', value: propertydata.title }
  return {
    name: 'Property',
    value: (
      <Link to={pathTo('property', { id: property.id })} className="text-leaf underline underline-offset-2">
        {property.title}
      </Link>
    ),
    under: `${property.locality}, ${property.city}`,
  }
}

function dueOf({ dueAt, days, side, lawyerdata: { state } }: LeadDetails): Fact {
  const name = 'Due'
  if (dueAt) return { name, value: formatDay(dueAt) }
  if (state === 'waiting')
    return { name, value: 'The clock has stopped', under: 'It starts again once the papers are there' }
  if (state !== 'paid' || !days) return { name, value: '—' }
  return { name, value: `${days} days after ${side === 'lawyer' ? 'you accept' : 'it is accepted'}` }
}

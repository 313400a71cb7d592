import type { LeadDetails } from '@properysearch/contract/cases/case'
import { caseStages } from '@properysearch/contract/cases/facts'
import { formatDay, formatMoment } from '../../lib/format.ts'
import { pathTo } from '../../screens.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Facts } from '../../ui/part.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { stageLooks } from './case-looks.ts'
import { nameOf, placeOf } from './lead-words.ts'

/** Who the client is, what is to be done about which property, and how far it has got. */
export function LeadHead({ lead }: { lead: LeadDetails }) {
  const { buyerdata, property, lawyerdata, scope, case: file } = lead
  const name = nameOf(buyerdata)
  const isWorkedOn = lawyerdata.state === 'accepted' || lawyerdata.state === 'waiting'
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex min-w-0 items-center gap-4">
          <Avatar name={name} photo={buyerdata.photo} className="size-14 text-lg" />
          <div className="min-w-0">
            <h1 className="break-words text-2xl">{name}</h1>
            <p className="text-soft-ink">{placeOf(buyerdata)}</p>
          </div>
        </div>
        {file && isWorkedOn ? (
          <StateBadge look={stageLooks[file.stage]} name={caseStages[file.stage]} />
        ) : (
          <span className="rounded-full bg-sunken px-2.5 py-1 font-semibold text-xs">{lawyerdata.stateInWords}</span>
        )}
      </div>
      <Facts
        facts={[
          {
            name: 'Property',
            value: property ? (
              <Link to={pathTo('property', { id: property.id })} className="text-leaf underline underline-offset-2">
                {property.title}
              </Link>
            ) : (
              'None named'
            ),
            under: property ? `${property.locality}, ${property.city}` : lead.propertydata.title,
          },
          { name: 'Received', value: formatMoment(lawyerdata.paidAt) },
          {
            name: 'Due',
            value: lead.dueAt
              ? formatDay(lead.dueAt)
              : lawyerdata.state === 'waiting'
                ? 'The clock stands still'
                : lead.days
                  ? `${lead.days} days after you accept`
                  : '—',
            under: lawyerdata.state === 'waiting' ? 'It goes on when the papers are there' : undefined,
          },
        ]}
      />
      {scope ? (
        <div className="grid gap-1 text-sm">
          <h2 className="text-soft-ink text-sm">What you are hired for</h2>
          <p className="max-w-prose whitespace-pre-line break-words">{scope}</p>
        </div>
      ) : null}
      {file?.lawyerReadsUntil ? (
        <p className="text-soft-ink text-sm">
          This case is closed. You can open its papers until {formatDay(file.lawyerReadsUntil)}; after that they are
          your client’s alone.
        </p>
      ) : null}
    </Card>
  )
}

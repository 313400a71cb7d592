import { dealPath } from '@properysearch/contract/bookings/deal-path'
import type { SharedCase } from '@properysearch/contract/cases/case'
import { pathTo } from '../../screens.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Facts, Part } from '../../ui/part.tsx'
import { DraftVersion } from './draft-version.tsx'

/** The draft of the other side's lawyer, as far as it was shared: to be read and commented on. */
export function SharedDraft({ shared }: { shared: SharedCase }) {
  const { leadId, lawyer, client, side, property, bookingId, drafts, isOpen } = shared
  const otherRole = side === 'buyer' ? 'seller' : 'buyer'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6" data-lead={leadId}>
      <Card className="grid gap-5">
        <div className="flex min-w-0 items-center gap-4">
          <Avatar name={lawyer.name} photo={lawyer.photo} className="size-14 text-lg" />
          <div className="min-w-0">
            <h1 className="break-words text-2xl">{lawyer.name}</h1>
            <p className="text-soft-ink">
              Lawyer of the {otherRole}, {client}
            </p>
          </div>
        </div>
        <Facts
          facts={[
            {
              name: 'Property',
              value: (
                <Link to={pathTo('property', { id: property.id })} className="text-leaf underline underline-offset-2">
                  {property.title}
                </Link>
              ),
            },
            {
              name: 'Deal',
              value: (
                <Link
                  to={dealPath(side, { bookingId, propertyId: property.id })}
                  className="text-leaf underline underline-offset-2"
                >
                  Booking {bookingId}
                </Link>
              ),
            },
          ]}
        />
        <p className="max-w-prose text-soft-ink text-sm">
          This lawyer acts for the {otherRole} alone and cannot advise you. Read the draft with a lawyer of your own
          before you sign anything.
        </p>
      </Card>
      <Part
        title="Draft agreement"
        note={
          isOpen
            ? 'The versions that were shared with you. Your comments are read by the other side and its lawyer.'
            : 'The versions that were shared with you. Work on them has ended, so they can no longer be commented on.'
        }
      >
        <ul className="divide-y divide-line">
          {drafts.map((draft, at) => (
            <DraftVersion
              key={draft.id}
              draft={draft}
              as="other"
              isNewest={at === 0}
              isTalkedAbout={isOpen}
              mayShare={false}
              onApprove={null}
            />
          ))}
        </ul>
      </Part>
    </div>
  )
}

import { CircleCheck, CirclePause, CircleSlash, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { messageOf } from '../../lib/api.ts'
import { formatDay } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Pager } from '../../ui/pager.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { setMark } from './marks.ts'
import { useInterested } from './properties.queries.ts'
import { PropertyCard } from './property-card.tsx'
import { availabilityNames } from './property-words.ts'
import { Removable } from './removable.tsx'

type Interested = NonNullable<ReturnType<typeof useInterested>['data']>['data'][number]

interface InterestedListProps {
  page: number
  onPage: (page: number) => void
  empty: ReactNode
}

/** What somebody is interested in or has the contact of, since when, and how it stands. */
export function InterestedList({ page, onPage, empty }: InterestedListProps) {
  const { data, error, refetch, isPlaceholderData } = useInterested(page)
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton />
  if (data.total === 0) return empty
  return (
    <div className="grid gap-5">
      <ul aria-busy={isPlaceholderData} className="grid gap-5">
        {data.data.map((item) => (
          <li key={item.propertydata.id}>
            {item.contactData ? (
              <Row item={item} />
            ) : (
              <Removable kind="interested" property={item.propertydata} said="No longer interested in">
                <Row item={item} />
              </Removable>
            )}
          </li>
        ))}
      </ul>
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={onPage} />
    </div>
  )
}

function Row({ item }: { item: Interested }) {
  const { propertydata, interestData, contactData } = item
  const isToBeHad = propertydata.availability === 'available'
  const Icon = isToBeHad ? CircleCheck : propertydata.availability === 'on-hold' ? CirclePause : CircleSlash
  return (
    <div className="grid gap-2">
      <PropertyCard item={item} size="wide" heading="h2" />
      <div className="flex flex-wrap items-center justify-between gap-x-4 ps-1">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <span className="text-soft-ink">
            {interestData.isInterested ? 'Interested' : 'Contact'} since {formatDay(interestData.since)}
          </span>
          <span className="inline-flex items-center gap-1.5 font-medium">
            <Icon aria-hidden className={`size-4 ${isToBeHad ? 'text-good' : 'text-danger'}`} />
            {isToBeHad ? 'Still to be had' : availabilityNames[propertydata.availability]}
          </span>
        </p>
        {interestData.isInterested && (
          <Button
            look="quiet"
            className="text-sm"
            aria-label={`Withdraw interest: ${propertydata.title}`}
            onClick={() => void setMark('interested', propertydata.id, false)}
          >
            Withdraw interest
          </Button>
        )}
      </div>
      {contactData && <Contact contact={contactData} />}
    </div>
  )
}

function Contact({ contact }: { contact: NonNullable<Interested['contactData']> }) {
  const { firstname, lastname, mobile, email } = contact
  const link = 'inline-flex min-h-11 items-center gap-1.5 font-medium text-leaf underline underline-offset-2'
  return (
    <p className="flex flex-wrap items-center gap-x-5 rounded-card border border-line px-4 text-sm">
      <span className="font-medium">
        {firstname} {lastname}
      </span>
      <a className={link} href={`tel:+91${mobile}`}>
        <Phone aria-hidden className="size-4" /> +91 {mobile.slice(0, 5)} {mobile.slice(5)}
      </a>
      <a className={link} href={`mailto:${email}`}>
        <Mail aria-hidden className="size-4" /> {email}
      </a>
    </p>
  )
}

function RowsSkeleton() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">Loading</span>
      {[0, 1, 2].map((it) => (
        <Skeleton key={it} className="h-52 rounded-card" />
      ))}
    </div>
  )
}

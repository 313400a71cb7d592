import type { ContactRequest } from '@properysearch/contract/contacts/calls'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { messageOf } from '../../lib/api.ts'
import { useNow } from '../../lib/use-now.ts'
import { pathTo } from '../../screens.ts'
import { Link } from '../../ui/link.tsx'
import { NothingReceived } from '../../ui/nothing-received.tsx'
import { Pager } from '../../ui/pager.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { useContactRequests } from './contacts.queries.ts'
import { GiveAgainDialog } from './give-again-dialog.tsx'
import { RequestTable } from './request-table.tsx'
import { TakeBackDialog } from './take-back-dialog.tsx'

/** Who has my number: by all of my listings, or by the one that the address names. */
export function ContactRequests() {
  const [query, setQuery] = useSearchParams()
  const propertyId = Math.trunc(Number(query.get('propertyId'))) || 0
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  const { data, error, refetch, isPlaceholderData } = useContactRequests(propertyId, page)
  const [asked, setAsked] = useState<ContactRequest | null>(null)
  const [given, setGiven] = useState<ContactRequest | null>(null)
  const now = useNow()
  const turnTo = (next: number) =>
    setQuery((old) => {
      old.set('page', String(next))
      return old
    })
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton />
  if (data.total === 0) {
    const isOne = propertyId > 0
    return (
      <NothingReceived
        title={isOne ? 'No one has your number through this listing' : 'No one has your number yet'}
        all={isOne ? 'contactRequests' : null}
      >
        People who unlock your number are shown here by name, with the listing and the date. You can stop sharing it at
        any time.
      </NothingReceived>
    )
  }
  return (
    <div>
      {propertyId > 0 ? (
        <p className="mb-4 text-sm">
          Only for <span className="font-semibold">{data.Data[0]?.propertydata.title ?? `listing ${propertyId}`}</span>.{' '}
          <Link to={pathTo('contactRequests')} className="text-leaf underline underline-offset-2">
            Show all listings
          </Link>
        </p>
      ) : null}
      <RequestTable
        requests={data.Data}
        now={now}
        isStale={isPlaceholderData}
        onTakeBack={setAsked}
        onGiveAgain={setGiven}
      />
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={turnTo} />
      <TakeBackDialog request={asked} now={now} onClose={() => setAsked(null)} />
      <GiveAgainDialog request={given} onClose={() => setGiven(null)} />
    </div>
  )
}

function RowsSkeleton() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Loading who has your number</span>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  )
}

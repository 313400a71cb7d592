import type { ShownShare } from '@properysearch/contract/bookings/sharer-calls'
import type { ReleaseOfShare } from '@properysearch/contract/releases/share-calls'
import { formatRupees } from '@properysearch/contract/values/money'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { api, isFailure, messageOf } from '../../../lib/api.ts'
import { pathTo } from '../../../screens.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { StateBadge } from '../../../ui/state-badge.tsx'
import { EmptyState, FailedState, Skeleton } from '../../../ui/states.tsx'
import { AnswerShare } from './answer-share.tsx'
import { ShareReleases } from './share-releases.tsx'
import { percent, roleOf, shareStates } from './share-words.ts'

interface Opened {
  share: ShownShare
  releases: ReleaseOfShare[]
}

/** The link's mark is after the #: it is read here, sent in a body, and is in no log and no address that is passed on. */
function useShare() {
  const [token, setToken] = useState<string | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [error, setError] = useState<unknown>(null)
  const load = useCallback(async (given: string) => {
    setError(null)
    try {
      const share = (await api.bookings.openShare({ token: given })).data
      setOpened({ share, releases: (await api.releases.listByShare({ token: given })).data })
    } catch (failure) {
      setError(failure)
    }
  }, [])
  useEffect(() => {
    const read = () => {
      const given = window.location.hash.slice(1)
      setToken(given)
      setOpened(null)
      if (given) void load(given)
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [load])
  return { token, opened, error, reload: () => load(token ?? '') }
}

const isUnknown = (error: unknown) => isFailure(error) && ['not-found', 'invalid-input'].includes(error.body.code)

export function DealShare() {
  const { token, opened, error, reload } = useShare()
  if (opened && token !== null) return <Shown token={token} opened={opened} onDone={reload} />
  return (
    <>
      <h1 className="sr-only">Your share in a deal</h1>
      {token === '' || isUnknown(error) ? (
        <UnknownLink />
      ) : error ? (
        <FailedState message={messageOf(error)} onRetry={() => void reload()} />
      ) : (
        <Loading />
      )}
    </>
  )
}

function Shown({ token, opened, onDone }: { token: string; opened: Opened; onDone: () => Promise<void> }) {
  const { share, releases } = opened
  const { title, name, side, kind, state, attorney } = share
  const rental = kind === 'rental'
  return (
    <div className="grid gap-5">
      <header className="grid gap-2">
        <h1 className="text-2xl">Your share in a deal</h1>
        <p className="text-soft-ink">
          {share.names[side]} named {attorney ? `${name}, for whom you act,` : 'you'} as a {roleOf(side, kind)} of{' '}
          {title}.
          {share.canAnswer && state === 'waiting'
            ? ' Read it, then confirm it with a code sent to your mobile, or decline it.'
            : null}
        </p>
      </header>
      <Card className="grid gap-5">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <p>
            <span className="block text-soft-ink text-sm">{name}</span>
            <span className="figures font-bold text-3xl">{percent(share.share)}</span>
          </p>
          <StateBadge look={shareStates[state].look} name={shareStates[state].name} />
        </div>
        <dl className="figures grid gap-3 text-sm sm:grid-cols-2">
          <Fact name="Property">{title}</Fact>
          <Fact name={rental ? 'Rent' : 'Price'}>{`${formatRupees(share.price)}${rental ? ' /month' : ''}`}</Fact>
          <Fact name="Booking amount">{formatRupees(share.bookingAmount)}</Fact>
          <Fact name={rental ? 'Owner and tenant' : 'Seller and buyer'}>
            {share.names.seller} and {share.names.buyer}
          </Fact>
          {share.others.length > 0 ? (
            <Fact name="Others on this side">
              {share.others.map((other) => `${other.name} ${percent(other.share)}`).join(', ')}
            </Fact>
          ) : null}
          {attorney ? (
            <Fact name="Power of attorney">
              {attorney.name}, no. {attorney.documentNumber}, {attorney.office}
            </Fact>
          ) : null}
        </dl>
        <Outcome share={share} />
        {share.canAnswer ? <AnswerShare token={token} share={share} onDone={onDone} /> : null}
      </Card>
      <ShareReleases token={token} releases={releases} onDone={onDone} />
    </div>
  )
}

function Outcome({ share: { state, canAnswer, side } }: { share: ShownShare }) {
  if (state === 'confirmed') {
    return (
      <Notice look="good" role="status">
        You have confirmed this share.
        {side === 'seller'
          ? ' To be paid your part of what is paid out, register with this mobile number and have a bank account in your name verified.'
          : ' You approve each payment to the seller with a code of your own: we send you this link again.'}
      </Notice>
    )
  }
  if (state === 'declined') {
    return (
      <Notice role="status">
        You declined, and your mobile number was deleted. There is nothing more for you to do.
      </Notice>
    )
  }
  return canAnswer ? null : <Notice role="status">This deal has moved on. There is nothing more for you to do.</Notice>
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-soft-ink">{name}</dt>
      <dd className="break-words font-medium">{children}</dd>
    </div>
  )
}

function UnknownLink() {
  return (
    <EmptyState
      title="This link does not work"
      action={<ButtonLink to={pathTo('home')}>Go to the home page</ButtonLink>}
    >
      It may be incomplete, or the person who named you has removed your name. Open it again from the SMS, or ask them.
    </EmptyState>
  )
}

function Loading() {
  return (
    <div className="grid gap-5" role="status" aria-label="Loading your share">
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-6 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  )
}

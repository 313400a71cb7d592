import { type BookingKind, type BookingState, bookingStateNames } from '@properysearch/contract/bookings/facts'
import type { Mandate } from '@properysearch/contract/mandates/calls'
import { invitationDays } from '@properysearch/contract/mandates/facts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { formatDay, formatExact } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Party } from '../../ui/party.tsx'
import { AgentTerms } from './agent-terms.tsx'
import { AskCommissionButton } from './ask-commission-button.tsx'
import { CommissionPartRow } from './commission-part.tsx'
import { isOpenPart, isUnsettled } from './commission-words.ts'
import { MandateActButton } from './mandate-act-button.tsx'
import { MandateStateBadge } from './mandate-state-badge.tsx'

const AcceptMandateDialog = lazy(() => import('./accept-mandate-dialog.tsx'))

interface MandateCardProps {
  mandate: Mandate
  /** Of the listing. */
  title: string
  /** Absent where the deal itself is around it. */
  deal?: { kind: BookingKind; state: BookingState | null; price: number }
  /** The way into the deal, while the mandate is in force. */
  openDeal?: ReactNode
}

/** One mandate as its agent sees it: whom they represent, for what, what is due, and what can be done now. */
export function MandateCard({ mandate, title, deal, openDeal }: MandateCardProps) {
  const { state, side, client, servesBoth, terms, changedAt } = mandate
  const [isAccepting, setAccepting] = useState(false)
  const isInvited = state === 'invited'
  return (
    <article className="grid content-start gap-4 rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <p className="text-soft-ink text-sm">
            {isInvited ? 'You are invited to represent the' : 'Your client, the'} {side}
          </p>
          {client ? <Party {...client} /> : null}
        </div>
        <MandateStateBadge state={state} reader="agent" />
      </div>
      {deal && (isInvited || state === 'accepted') ? <DealFacts {...deal} /> : null}
      {servesBoth ? (
        <Notice look="attention">
          You represent both sides of this deal, or are asked to. Both have been told. Keep to yourself what each of
          them tells you in confidence.
        </Notice>
      ) : null}
      {terms ? <AgentTerms mandate={mandate} terms={terms} /> : null}
      {isInvited ? (
        <p className="text-soft-ink text-sm">
          Invited on {formatDay(changedAt)}; the invitation expires after {invitationDays} days. You see the deal once
          you accept.
        </p>
      ) : null}
      {state !== 'invited' && terms ? <CommissionParts mandate={mandate} title={title} /> : null}
      <div className="-mb-1 flex flex-wrap gap-2">
        {isInvited ? (
          <>
            <Button className="text-sm" aria-label={`Accept: ${title}`} onClick={() => setAccepting(true)}>
              Accept
            </Button>
            <MandateActButton act="decline" mandate={mandate} about={title} />
          </>
        ) : null}
        {openDeal}
        {state === 'accepted' && !terms?.parts.some(isUnsettled) ? (
          <MandateActButton act="end" mandate={mandate} about={title} />
        ) : null}
      </div>
      {isAccepting ? (
        <Suspense>
          <AcceptMandateDialog mandate={mandate} onClose={() => setAccepting(false)} />
        </Suspense>
      ) : null}
    </article>
  )
}

function DealFacts({ kind, state, price }: NonNullable<MandateCardProps['deal']>) {
  const isRental = kind === 'rental'
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3 text-sm">
      <div>
        <dt className="text-soft-ink">{isRental ? 'Rent' : 'Price'}</dt>
        <dd className="figures font-bold text-lg">
          {formatExact(price)}
          {isRental ? ' /month' : ''}
        </dd>
      </div>
      {state ? (
        <div>
          <dt className="text-soft-ink">The deal</dt>
          <dd className="font-semibold leading-7">{bookingStateNames[state]}</dd>
        </div>
      ) : null}
    </dl>
  )
}

/** What is due, asked and paid. Of a mandate that is over, only what was ever asked for. */
function CommissionParts({ mandate, title }: { mandate: Mandate; title: string }) {
  const { terms, state } = mandate
  const parts = terms?.parts.filter(({ commission }) => commission !== null || state === 'accepted') ?? []
  if (parts.length === 0) return null
  return (
    <ul className="divide-y divide-line border-line border-y">
      {parts.map((part) => (
        <li key={part.part} className="py-3">
          <CommissionPartRow
            part={part}
            reader="agent"
            ask={
              part.isDue && isOpenPart(part) ? (
                <AskCommissionButton mandate={mandate} part={part} about={title} />
              ) : null
            }
          />
        </li>
      ))}
    </ul>
  )
}

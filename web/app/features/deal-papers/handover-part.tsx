import type { Handover } from '@properysearch/contract/deal-papers/calls'
import {
  type HandoverItem,
  handoverCostNames,
  handoverCosts,
  handoverItems,
} from '@properysearch/contract/deal-papers/facts'
import { CircleCheck, Hourglass } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { formatDay } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Facts, Part } from '../../ui/part.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { useHandover, usePaperStep } from './deal-papers.queries.ts'
import { type PartyNames, partyNames } from './paper-words.ts'

const HandoverDialog = lazy(() => import('./handover-dialog.tsx'))

const whatFor = 'Agree on the day and the costs beforehand. On that day, each side ticks off what is done.'

/** When the keys change hands, who pays which cost, and what both go through then. */
export function HandoverPart({ bookingId, includes }: { bookingId: number; includes: string }) {
  const { data, error, refetch } = useHandover(bookingId)
  const isOver = data !== undefined && !data.isOpen && data.plan === null && data.items.every(isUntouched)
  // Before the booking, and in a deal that ended without one, there is nothing to hand over.
  if (isOver) return null
  // A proposal of the other side waits for a word.
  const isWanted = data?.plan != null && !data.plan.isAgreed && data.plan.proposedBy !== data.side
  return (
    <Part folds={!isWanted} title="Handover" note={whatFor} aside={data?.plan ? <PlanBadge plan={data.plan} /> : null}>
      {data ? (
        <>
          <Plan bookingId={bookingId} handover={data} />
          {includes ? (
            <p className="text-sm">
              <span className="block text-soft-ink">Included</span>
              {includes}
            </p>
          ) : null}
          <Checklist bookingId={bookingId} handover={data} names={partyNames('sale')} />
        </>
      ) : error ? (
        <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <div className="grid gap-3" role="status" aria-label="Loading the handover">
          <Skeleton className="h-16" />
          <Skeleton className="h-40" />
        </div>
      )}
    </Part>
  )
}

const isUntouched = ({ buyerAt, sellerAt }: Handover['items'][number]) => buyerAt === null && sellerAt === null

function PlanBadge({ plan }: { plan: NonNullable<Handover['plan']> }) {
  return plan.isAgreed ? (
    <StateBadge look={{ icon: CircleCheck, className: 'bg-good-wash text-good' }} name="Agreed by both" />
  ) : (
    <StateBadge look={{ icon: Hourglass, className: 'bg-leaf-wash text-leaf' }} name="Proposed" />
  )
}

function Plan({ bookingId, handover }: { bookingId: number; handover: Handover }) {
  const { plan, side, isOpen } = handover
  const [isEditing, setEditing] = useState(false)
  const agree = usePaperStep((version: number) => api.dealPapers.agreeHandover({ bookingId, version }))
  const names = partyNames('sale')
  const payers = { buyer: `The ${names.buyer}`, seller: `The ${names.seller}`, half: 'Half each' }
  const isMine = plan?.proposedBy === side
  const mayAgree = plan !== null && !plan.isAgreed && !isMine
  return (
    <div className="grid gap-3">
      {plan ? (
        <Facts
          facts={[
            {
              name: 'Day of possession',
              value: plan.possessionOn ? formatDay(plan.possessionOn) : 'Not fixed',
              isMain: true,
            },
            ...handoverCostNames.map((cost) => {
              const payer = plan.costs[cost]
              return { name: handoverCosts[cost], value: payer ? payers[payer] : 'Not settled' }
            }),
          ]}
        />
      ) : (
        <p className="text-soft-ink text-sm">No day of possession has been proposed yet.</p>
      )}
      {plan && !plan.isAgreed ? (
        <p className="text-soft-ink text-sm">
          {isMine
            ? `You proposed this on ${formatDay(plan.proposedAt)}. It takes effect once the ${names[side === 'buyer' ? 'seller' : 'buyer']} agrees.`
            : `The ${names[plan.proposedBy]} proposed this on ${formatDay(plan.proposedAt)}. Agree to it, or propose something else.`}
        </p>
      ) : null}
      {isOpen ? (
        <div className="flex flex-wrap gap-2">
          {mayAgree ? (
            <Button
              look="secondary"
              className="text-sm"
              disabled={agree.isPending}
              onClick={() =>
                agree.mutate(plan.version, {
                  onSuccess: () => toast.success('Agreed. The other side has been told.'),
                  onError: (error) => toast.error(messageOf(error)),
                })
              }
            >
              Agree to it
            </Button>
          ) : null}
          <Button look={plan ? 'quiet' : 'secondary'} className="text-sm" onClick={() => setEditing(true)}>
            {plan ? 'Propose something else' : 'Propose a day and costs'}
          </Button>
        </div>
      ) : null}
      {isEditing ? (
        <Suspense>
          <HandoverDialog bookingId={bookingId} plan={plan} onClose={() => setEditing(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}

interface ChecklistProps {
  bookingId: number
  handover: Handover
  names: PartyNames
}

function Checklist({ bookingId, handover, names }: ChecklistProps) {
  const { items, side, isOpen } = handover
  const tick = usePaperStep((wanted: { item: HandoverItem; isDone: boolean }) =>
    api.dealPapers.tick({ bookingId, ...wanted }),
  )
  const other = names[side === 'buyer' ? 'seller' : 'buyer']
  const isDone = (item: HandoverItem, at: string | null) =>
    tick.isPending && tick.variables.item === item ? tick.variables.isDone : at !== null
  return (
    <fieldset className="grid gap-1" disabled={!isOpen}>
      <legend className="mb-1 font-semibold text-sm">On the day of the handover</legend>
      <ul className="divide-y divide-line">
        {items.map(({ item, buyerAt, sellerAt }) => {
          const [mine, theirs] = side === 'buyer' ? [buyerAt, sellerAt] : [sellerAt, buyerAt]
          return (
            <li key={item} className="flex flex-wrap items-center justify-between gap-x-4">
              <label className="flex min-h-11 min-w-0 flex-1 basis-60 items-center gap-3 text-sm">
                <input
                  type="checkbox"
                  className="size-5 shrink-0 accent-leaf"
                  checked={isDone(item, mine)}
                  onChange={(event) =>
                    tick.mutate(
                      { item, isDone: event.target.checked },
                      { onError: (error) => toast.error(messageOf(error)) },
                    )
                  }
                />
                {handoverItems[item]}
              </label>
              <span className="inline-flex items-center gap-1.5 pb-2 ps-8 text-soft-ink text-xs sm:p-0">
                {theirs ? (
                  <>
                    <CircleCheck aria-hidden className="size-4 text-good" />
                    <span className="figures">
                      The {other}, {formatDay(theirs)}
                    </span>
                  </>
                ) : (
                  `Not ticked by the ${other}`
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

import { tailDays } from '@properysearch/contract/mandates/facts'
import type { Represented } from '@properysearch/contract/representations/calls'
import {
  answerDays,
  type RepresentationAct,
  type RepresentationState,
  representationGraph,
} from '@properysearch/contract/representations/facts'
import { addDays } from '@properysearch/contract/values/days'
import { CircleCheck, CircleSlash, CircleX, Clock, Hourglass } from 'lucide-react'
import { useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { formatDay, formatExact } from '../../lib/format.ts'
import { useNow } from '../../lib/use-now.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { type Fact, Facts } from '../../ui/part.tsx'
import { Party } from '../../ui/party.tsx'
import { StateBadge, type StateLook } from '../../ui/state-badge.tsx'
import { toast } from '../../ui/toast.tsx'
import { actWords, commissionText, costOf } from './representation-words.ts'
import { useRepresentationStep } from './representations.queries.ts'

const over = 'bg-sunken text-ink'
const looks: Record<RepresentationState, StateLook> = {
  asked: { icon: Hourglass, className: 'bg-marigold-wash text-marigold-ink' },
  accepted: { icon: CircleCheck, className: 'bg-good-wash text-good' },
  declined: { icon: CircleX, className: over },
  withdrawn: { icon: CircleSlash, className: over },
  ended: { icon: CircleSlash, className: over },
  expired: { icon: Clock, className: over },
}

/** One agent for one listing: who, for what, until when, and what can be done now. */
export function RepresentationCard({ item }: { item: Represented }) {
  const { representation } = item
  const { state, owner, agent, words, askedAt, hireId, acts } = representation
  return (
    <article className="grid content-start gap-4 rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        {owner === null ? (
          <div className="flex items-center gap-3">
            <Avatar name={agent.name} photo={agent.image} className="size-12" />
            <div>
              <Party name={agent.name} isVerified={agent.isVerified} />
              <p className="figures text-soft-ink text-sm">
                {agent.city} · {agent.reraNumber ? `RERA ${agent.reraNumber}` : 'RERA number not verified yet'}
              </p>
            </div>
          </div>
        ) : (
          <div>
            <p className="text-soft-ink text-sm">Owner</p>
            <p className="font-semibold">{owner}</p>
          </div>
        )}
        <StateBadge
          look={looks[state]}
          name={state === 'asked' && owner === null ? 'Waiting for you' : representationGraph.states[state]}
        />
      </div>
      {words ? <p className="max-w-prose whitespace-pre-line text-sm [overflow-wrap:anywhere]">{words}</p> : null}
      <Terms item={item} />
      <p className="text-soft-ink text-sm">
        {hireId === null ? `Asked on ${formatDay(askedAt)}.` : `Came with a hire on ${formatDay(askedAt)}.`}
        {state === 'asked' ? ` It expires after ${answerDays} days without an answer.` : ''}
      </p>
      {acts.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {acts.map((act) => (
            <ActButton key={act} act={act} item={item} />
          ))}
        </div>
      ) : null}
    </article>
  )
}

function Terms({ item: { propertydata, representation } }: { item: Represented }) {
  const { terms } = representation
  const { fee, gst, agreement, deed } = costOf(propertydata.price, terms, useNow())
  const isRental = propertydata.listedIn === 'rent'
  const facts: Fact[] = [
    {
      name: 'Commission',
      value: commissionText(terms),
      isMain: true,
      under:
        fee === 0
          ? undefined
          : `${formatExact(fee)} at the asking ${isRental ? 'rent' : 'price'}, ${
              gst > 0 ? `and GST of ${formatExact(gst)}` : 'without GST'
            }`,
    },
    {
      name: 'Until',
      value: formatDay(terms.expiresOn),
      under: `A deal agreed by ${formatDay(addDays(terms.expiresOn, tailDays))} still earns it`,
    },
    ...(fee === 0
      ? []
      : [
          {
            name: 'When it is due',
            value: `${formatExact(agreement)} at the agreement`,
            under: `${formatExact(deed)} ${isRental ? 'at the keys' : 'at the deed and the keys'}`,
          },
        ]),
  ]
  return <Facts facts={facts} />
}

function ActButton({ act, item }: { act: RepresentationAct; item: Represented }) {
  const [isAsking, setAsking] = useState(false)
  const { title, action, text, done, look } = actWords[act]
  const step = useRepresentationStep((pressed: { id: number; act: RepresentationAct }) =>
    api.representations.act(pressed),
  )
  const { label } = representationGraph.acts[act]
  return (
    <>
      <Button
        look={look === 'primary' ? 'primary' : 'secondary'}
        className="text-sm"
        aria-label={`${label}: ${item.propertydata.title}`}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={title}
        action={action}
        look={look}
        isBusy={step.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          step.mutate(
            { id: item.representation.id, act },
            {
              onSuccess: () => toast.success(done),
              onError: (failure) => toast.error(messageOf(failure)),
              onSettled: () => setAsking(false),
            },
          )
        }
      >
        <p className="text-sm">{text}</p>
      </ConfirmDialog>
    </>
  )
}

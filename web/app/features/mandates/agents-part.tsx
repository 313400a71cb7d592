import type { Mandate } from '@properysearch/contract/mandates/calls'
import { invitationDays } from '@properysearch/contract/mandates/facts'
import { UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { messageOf } from '../../lib/api.ts'
import { formatDay } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { FailedPart } from '../../ui/failed-part.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Part } from '../../ui/part.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { AgentName } from './agent-name.tsx'
import { AgentTerms } from './agent-terms.tsx'
import type { Settling } from './commission-acts.tsx'
import { CommissionPartRow } from './commission-part.tsx'
import { isUnsettled } from './commission-words.ts'
import type { DealToRepresent } from './invite-agent-dialog.tsx'
import { MandateActButton } from './mandate-act-button.tsx'
import { MandateStateBadge } from './mandate-state-badge.tsx'
import { useMandates } from './mandates.queries.ts'

const InviteAgentDialog = lazy(() => import('./invite-agent-dialog.tsx'))

interface AgentsPartProps {
  deal: DealToRepresent
  /** Nobody can be invited into a deal that has ended. */
  hasEnded: boolean
  onSettle: (settling: Settling) => void
}

/** Where the agents are in the deal room. */
export const agentsAnchor = 'agents'

const isInForce = ({ state }: Mandate) => state === 'invited' || state === 'accepted'

/** The agents of a deal as one of its two sides sees them: my own with their commission, the other's by name. */
export function AgentsPart({ deal, hasEnded, onSettle }: AgentsPartProps) {
  const { data, error, refetch } = useMandates(deal.bookingId)
  const [isInviting, setInviting] = useState(false)
  const own = data?.filter(({ iAm }) => iAm === 'client') ?? []
  const other = data?.find(({ iAm, state }) => iAm === 'other' && state === 'accepted')
  const mayInvite = data !== undefined && !hasEnded && !own.some(isInForce)
  if (data?.length === 0 && hasEnded) return null
  return (
    <div id={agentsAnchor} className="scroll-mt-20">
      <Part
        title="Agents"
        note="An agent can read the deal of the side they represent: the money, the conditions, the registration and the timeline, not the papers, disputes or releases. Only the two sides can act in it."
      >
        {data?.some(({ servesBoth, state }) => servesBoth && state === 'accepted') ? (
          <Notice look="attention" role="status">
            The same agent represents both sides of this deal. Be careful with what you tell them, and agree on nothing
            that you would not tell the other side yourself.
          </Notice>
        ) : null}
        {data ? null : error ? (
          <FailedPart onRetry={() => void refetch()}>The agents did not load. {messageOf(error)}</FailedPart>
        ) : (
          <div role="status">
            <span className="sr-only">Loading the agents</span>
            <Skeleton className="h-24" />
          </div>
        )}
        {own.map((mandate) => (
          <OwnAgent key={mandate.id} mandate={mandate} onSettle={onSettle} />
        ))}
        {other ? (
          <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
            <span className="text-soft-ink">The other side is represented by</span> <AgentName agent={other.agent} />
          </p>
        ) : null}
        {mayInvite ? (
          <div className="grid justify-items-start gap-3">
            {own.length === 0 ? <p className="text-sm">You have no agent in this deal, and need none.</p> : null}
            <Button look="secondary" className="text-sm" onClick={() => setInviting(true)}>
              <UserPlus aria-hidden className="size-4.5" />
              Invite an agent
            </Button>
          </div>
        ) : null}
        {isInviting ? (
          <Suspense>
            <InviteAgentDialog deal={deal} onClose={() => setInviting(false)} />
          </Suspense>
        ) : null}
      </Part>
    </div>
  )
}

function OwnAgent({ mandate, onSettle }: { mandate: Mandate; onSettle: (settling: Settling) => void }) {
  const { agent, state, terms, changedAt } = mandate
  const parts = terms?.parts.filter(({ commission }) => commission !== null || state === 'accepted') ?? []
  return (
    <div className="grid gap-4 border-line border-b pb-4 last:border-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-base">
          <AgentName agent={agent} />
        </h3>
        <MandateStateBadge state={state} reader="client" />
      </div>
      {isInForce(mandate) && terms ? (
        <AgentTerms mandate={mandate} terms={terms} />
      ) : (
        <p className="text-soft-ink text-sm">Since {formatDay(changedAt)}</p>
      )}
      {state === 'invited' ? (
        <p className="text-soft-ink text-sm">
          Asked on {formatDay(changedAt)}. They have {invitationDays} days to answer. Until then they see the listing,
          the price and the commission, and nothing else of the deal.
        </p>
      ) : null}
      {parts.length > 0 ? (
        <ul className="divide-y divide-line border-line border-y">
          {parts.map((part) => (
            <li key={part.part} className="py-3">
              <CommissionPartRow part={part} reader="client" onSettle={onSettle} />
            </li>
          ))}
        </ul>
      ) : null}
      {state === 'invited' ? (
        <div className="-ms-4">
          <MandateActButton act="withdraw" mandate={mandate} about={agent.name} />
        </div>
      ) : null}
      {state === 'accepted' && !terms?.parts.some((part) => part.isDue || isUnsettled(part)) ? (
        <div className="-ms-4">
          <MandateActButton act="end" mandate={mandate} about={agent.name} />
        </div>
      ) : null}
    </div>
  )
}

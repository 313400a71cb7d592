import type { Requirement } from '@properysearch/contract/leads/calls'
import { mostAgents } from '@properysearch/contract/leads/facts'
import { CircleCheck, CircleSlash, Clock } from 'lucide-react'
import { useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { formatDay } from '../../lib/format.ts'
import { useNow } from '../../lib/use-now.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { AskedFacts } from './asked-facts.tsx'
import { useLeadStep, useRequirements } from './leads.queries.ts'

/** What I told agents, newest first, and which of them have my number. */
export function MyRequirements() {
  const { data, error, refetch } = useRequirements()
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-56 rounded-card" />
  if (data.length === 0) {
    return (
      <EmptyState title="You have not told agents anything yet">
        What you send is shown here, with the agents who have unlocked it. You can close it at any time.
      </EmptyState>
    )
  }
  return (
    <ul className="grid gap-5">
      {data.map((requirement) => (
        <li key={requirement.id}>
          <RequirementCard requirement={requirement} />
        </li>
      ))}
    </ul>
  )
}

function RequirementCard({ requirement }: { requirement: Requirement }) {
  const [isClosing, setClosing] = useState(false)
  const close = useLeadStep((id: number) => api.leads.close({ id }))
  const { id, agents, askedAt, closedAt, recipients } = requirement
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <p className="text-soft-ink text-sm">
          Sent on {formatDay(askedAt)} to {recipients === 1 ? 'one agent' : `${recipients} agents`}
        </p>
        <RequirementBadge requirement={requirement} />
      </div>
      <AskedFacts asked={requirement} />
      <div className="grid gap-2 border-line border-t pt-4 text-sm">
        <h3 className="font-semibold">
          {agents.length === 0
            ? 'No agent has your number through this'
            : `${agents.length} of at most ${mostAgents} agents ${closedAt ? 'had' : 'have'} your number`}
        </h3>
        <ul className="grid gap-3">
          {agents.map(({ name, image, reraNumber, unlockedAt }) => (
            <li key={`${name} ${unlockedAt}`} className="flex items-center gap-3">
              <Avatar name={name} photo={image} className="size-10" />
              <span className="grid">
                <span className="font-medium">{name}</span>
                <span className="text-soft-ink">
                  {reraNumber ? `RERA ${reraNumber}` : 'RERA number not verified yet'} · since {formatDay(unlockedAt)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      {closedAt ? null : (
        <Button look="secondary" className="justify-self-start text-sm" onClick={() => setClosing(true)}>
          Close this request
        </Button>
      )}
      <ConfirmDialog
        isOpen={isClosing}
        title="Close this request?"
        action="Close request"
        keep="Keep it open"
        isBusy={close.isPending}
        onClose={() => setClosing(false)}
        onConfirm={() =>
          close.mutate(id, {
            onSuccess: () => toast.success('Closed. Agents no longer see your number through it.'),
            onError: (failure) => toast.error(messageOf(failure)),
            onSettled: () => setClosing(false),
          })
        }
      >
        <p className="text-sm">
          No other agent can unlock it, and those who did are no longer shown your number. An agent who has written it
          down still has it; they are asked not to call again.
        </p>
      </ConfirmDialog>
    </Card>
  )
}

function RequirementBadge({ requirement: { closedAt, openUntil } }: { requirement: Requirement }) {
  const now = useNow()
  if (closedAt) return <StateBadge look={{ icon: CircleSlash, className: 'bg-sunken text-ink' }} name="Closed" />
  if (new Date(openUntil) <= now) {
    return <StateBadge look={{ icon: Clock, className: 'bg-sunken text-ink' }} name="Not shown to new agents" />
  }
  const name = `Open until ${formatDay(openUntil)}`
  return <StateBadge look={{ icon: CircleCheck, className: 'bg-good-wash text-good' }} name={name} />
}

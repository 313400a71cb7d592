import type { ListedVisit } from '@properysearch/contract/visits/calls'
import { mostSlots, type VisitAct, visitGraph } from '@properysearch/contract/visits/facts'
import { useMutation } from '@tanstack/react-query'
import { Phone } from 'lucide-react'
import { useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { formatMoment } from '../../lib/format.ts'
import { saveFile } from '../../lib/save-file.ts'
import { appointmentLooks } from '../../ui/appointment-looks.ts'
import { Button } from '../../ui/button.tsx'
import { OtherTimesDialog } from '../../ui/other-times-dialog.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { toast } from '../../ui/toast.tsx'
import { useVisitStep } from './visits.queries.ts'

const done: Record<VisitAct, string> = {
  accept: 'Agreed. They have been told.',
  counter: 'Proposed. They have been told.',
  decline: 'Declined.',
  move: 'Proposed. They have been told.',
  cancel: 'Cancelled. They have been told.',
  hold: 'Recorded.',
  miss: 'Recorded.',
}

/** One visit: with whom, when, and what can be done now. */
export function VisitCard({ item }: { item: ListedVisit }) {
  const { visit } = item
  const [proposing, setProposing] = useState<'counter' | 'move' | null>(null)
  const step = useVisitStep()
  const file = useMutation({ mutationFn: () => api.visits.download({ id: visit.id }) })
  const press = (act: VisitAct, more: { slot?: string; slots?: string[] } = {}) =>
    step.mutate(
      { id: visit.id, act, ...more },
      {
        onSuccess: () => {
          toast.success(done[act])
          setProposing(null)
        },
        onError: (failure) => toast.error(messageOf(failure)),
      },
    )
  const { other, state, startsAt, slots, acts, words } = visit
  const simple = acts.filter((act) => act !== 'accept' && act !== 'counter' && act !== 'move')
  return (
    <article className="grid content-start gap-4 rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <p className="text-soft-ink text-sm">
            {visit.iAm === 'host' ? 'Visitor' : other.isAgent ? 'Shown by the agent' : 'Shown by the owner'}
          </p>
          <h3 className="break-words font-semibold text-base">{other.name}</h3>
        </div>
        <StateBadge look={appointmentLooks[state]} name={visit.isMyTurn ? 'Your turn' : visitGraph.states[state]} />
      </div>
      {startsAt ? <p className="figures font-bold text-lg">{formatMoment(startsAt)}</p> : null}
      {other.mobile ? (
        <a
          href={`tel:+91${other.mobile}`}
          className="figures inline-flex min-h-12 items-center gap-2 justify-self-start font-semibold hover:text-leaf"
        >
          <Phone aria-hidden className="size-5 text-leaf" />
          +91 {other.mobile.slice(0, 5)} {other.mobile.slice(5)}
        </a>
      ) : null}
      {words ? <p className="max-w-prose whitespace-pre-line text-sm [overflow-wrap:anywhere]">{words}</p> : null}
      {state === 'proposed' ? (
        <ul className="grid gap-2" aria-label="Proposed times">
          {slots.map((slot) => (
            <li key={slot} className="flex flex-wrap items-center justify-between gap-2 border-line border-t pt-2">
              <span className="figures">{formatMoment(slot)}</span>
              {acts.includes('accept') ? (
                <Button
                  className="text-sm"
                  disabled={step.isPending}
                  aria-label={`Accept ${formatMoment(slot)}`}
                  onClick={() => press('accept', { slot })}
                >
                  Accept
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {state === 'accepted' && visit.isConfirmedByMe ? (
        <p className="text-soft-ink text-sm">
          You have said that it took place. The other side has not confirmed it yet.
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {state === 'accepted' ? (
          <Button
            look="secondary"
            className="text-sm"
            disabled={file.isPending}
            onClick={() =>
              file.mutate(undefined, {
                onSuccess: (blob) => saveFile(blob, `visit-${visit.id}.ics`),
                onError: (failure) => toast.error(messageOf(failure)),
              })
            }
          >
            Save to calendar
          </Button>
        ) : null}
        {(['counter', 'move'] as const)
          .filter((act) => acts.includes(act))
          .map((act) => (
            <Button key={act} look="secondary" className="text-sm" onClick={() => setProposing(act)}>
              {visitGraph.acts[act].label}
            </Button>
          ))}
        {simple.map((act) => (
          <Button
            key={act}
            look={act === 'hold' ? 'primary' : 'secondary'}
            className="text-sm"
            disabled={step.isPending}
            onClick={() => press(act)}
          >
            {visitGraph.acts[act].label}
          </Button>
        ))}
      </div>
      {proposing ? (
        <OtherTimesDialog
          shown={mostSlots}
          most={mostSlots}
          isBusy={step.isPending}
          onClose={() => setProposing(null)}
          onPropose={(times) => press(proposing, { slots: times })}
        />
      ) : null}
    </article>
  )
}

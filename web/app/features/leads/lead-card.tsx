import type { Lead } from '@properysearch/contract/leads/calls'
import { isOver, type Stage, stageNames, stages } from '@properysearch/contract/leads/facts'
import { CalendarClock, NotebookPen, Phone } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { dayInIndia } from '../../lib/day-in-india.ts'
import { formatDay } from '../../lib/format.ts'
import { useNow } from '../../lib/use-now.ts'
import { pathTo } from '../../screens.ts'
import { Button } from '../../ui/button.tsx'
import { controlClass } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { AskedFacts } from './asked-facts.tsx'
import { nextStage } from './lead-words.ts'

const NoteDialog = lazy(() => import('./note-dialog.tsx'))

interface LeadCardProps {
  lead: Lead
  isBusy: boolean
  onMove: (to: Stage) => void
}

/** One lead: whom to call, what they want, when to come back to it, and where it goes next. */
export function LeadCard({ lead, isBusy, onMove }: LeadCardProps) {
  const [isNoting, setNoting] = useState(false)
  const { person, requirement, note, nextOn, stage, madeAt, source, propertydata } = lead
  const next = nextStage(stage)
  return (
    <article className="grid gap-4 rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="break-words text-lg">{person.name}</h2>
          <p className="text-soft-ink text-sm">
            {[person.city, `since ${formatDay(madeAt)}`].filter(Boolean).join(' · ')}
          </p>
        </div>
        {nextOn && !isOver(stage) ? <NextDate day={nextOn} /> : null}
      </div>
      {person.mobile ? (
        <a
          href={`tel:+91${person.mobile}`}
          className="figures inline-flex min-h-12 items-center justify-center gap-2 rounded-control border border-edge px-4 font-semibold hover:bg-sunken"
        >
          <Phone aria-hidden className="size-5 text-leaf" />
          +91 {person.mobile.slice(0, 5)} {person.mobile.slice(5)}
        </a>
      ) : requirement?.closedAt ? (
        <p className="text-soft-ink text-sm">
          They closed this on {formatDay(requirement.closedAt)}. Their number is no longer shown.
        </p>
      ) : null}
      {requirement ? <AskedFacts asked={requirement} /> : null}
      {source === 'requirement' ? null : (
        <p className="text-sm">
          {source === 'hire' ? 'Hired you' : 'Asked to visit'}
          {propertydata ? (
            <>
              {source === 'hire' ? ' for ' : ' '}
              <Link
                to={pathTo('myPropertyView', { id: propertydata.id })}
                className="font-medium underline underline-offset-2 hover:text-leaf"
              >
                {propertydata.title}
              </Link>
            </>
          ) : null}
          .
          {source === 'visit' && stage === 'new' ? (
            <Link
              to={pathTo('propertyVisitors')}
              className="block py-2 font-semibold text-leaf hover:underline"
              aria-label={`See the visit of ${person.name}`}
            >
              See the visit
            </Link>
          ) : null}
        </p>
      )}
      {note ? (
        <p className="whitespace-pre-line rounded-control bg-sunken px-3 py-2 text-sm [overflow-wrap:anywhere]">
          {note}
        </p>
      ) : null}
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {next ? (
          <Button
            className="text-sm"
            disabled={isBusy}
            aria-label={`Move to ${stages[next]}: ${person.name}`}
            onClick={() => onMove(next)}
          >
            Move to {stages[next]}
          </Button>
        ) : null}
        <Button
          look="secondary"
          className="text-sm"
          aria-label={`Note and next date for ${person.name}`}
          onClick={() => setNoting(true)}
        >
          <NotebookPen aria-hidden className="size-4" />
          Note
        </Button>
        <select
          aria-label={`Stage of ${person.name}`}
          value={stage}
          disabled={isBusy}
          onChange={({ target }) => onMove(target.value as Stage)}
          className={`${controlClass} col-span-2 text-sm sm:w-auto`}
        >
          {stageNames.map((name) => (
            <option key={name} value={name}>
              {stages[name]}
            </option>
          ))}
        </select>
      </div>
      {isNoting ? (
        <Suspense>
          <NoteDialog lead={lead} onClose={() => setNoting(false)} />
        </Suspense>
      ) : null}
    </article>
  )
}

function NextDate({ day }: { day: string }) {
  const today = dayInIndia(useNow().toISOString())
  const isDue = day <= today
  const name = day === today ? 'Today' : isDue ? `Since ${formatDay(day)}` : formatDay(day)
  const className = isDue ? 'bg-marigold-wash text-marigold-ink' : 'bg-sunken text-ink'
  return <StateBadge look={{ icon: CalendarClock, className }} name={name} />
}

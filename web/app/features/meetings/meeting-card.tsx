import type { Meeting } from '@properysearch/contract/meetings/calls'
import { inHoursAndMinutes, type MeetingAct } from '@properysearch/contract/meetings/facts'
import { useMutation } from '@tanstack/react-query'
import { CalendarDays, Clock, MapPin, UsersRound } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { formatMoment, formatTime } from '../../lib/format.ts'
import { saveFile } from '../../lib/save-file.ts'
import { appointmentLooks } from '../../ui/appointment-looks.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { toast } from '../../ui/toast.tsx'
import { actWords, doneWords, othersInWords, placeWords, stateWords, thingPath } from './meeting-words.ts'
import { useMeetingStep } from './meetings.queries.ts'
import { ProposedTimes } from './proposed-times.tsx'

const TimesDialog = lazy(() => import('./times-dialog.tsx'))
const ReasonDialog = lazy(() => import('./why-dialog.tsx'))

/** They need times or a reason before they are sent. */
const asked: readonly MeetingAct[] = ['counter', 'move', 'decline', 'cancel']

/** One meeting: about what, with whom, when and where, and what can be done now. */
export function MeetingCard({ meeting }: { meeting: Meeting }) {
  const { id, state, acts, startsAt, endsAt, title, words, reason } = meeting
  const [open, setOpen] = useState<MeetingAct | null>(null)
  const step = useMeetingStep()
  const file = useMutation({ mutationFn: () => api.meetings.download({ id }) })
  const press = (act: MeetingAct, more: { slot?: string; slots?: string[]; reason?: string } = {}) =>
    step.mutate(
      { id, act, ...more },
      {
        onSuccess: () => {
          toast.success(doneWords[act])
          setOpen(null)
        },
        onError: (failure) => toast.error(messageOf(failure)),
      },
    )
  return (
    <article
      id={`meeting-${id}`}
      aria-label={title}
      tabIndex={-1}
      className="grid content-start gap-4 rounded-card border border-line bg-card p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 grow basis-60">
          <h3 className="break-words font-semibold text-base">{title}</h3>
          <p className="break-words text-soft-ink text-sm">
            About <About meeting={meeting} />
          </p>
        </div>
        <StateBadge look={appointmentLooks[state]} name={stateWords(meeting)} />
      </div>
      {startsAt && endsAt ? (
        <p className="figures font-bold text-lg">
          {formatMoment(startsAt)} – {formatTime(endsAt)}
        </p>
      ) : null}
      <div className="grid gap-2 text-sm">
        <Line icon={UsersRound}>With {othersInWords(meeting)}</Line>
        <Line icon={MapPin}>
          {placeWords(meeting)}
          <Where meeting={meeting} />
        </Line>
        {startsAt ? null : <Line icon={Clock}>{inHoursAndMinutes(meeting.minutes)}</Line>}
      </div>
      {words ? <p className="max-w-prose whitespace-pre-line text-sm [overflow-wrap:anywhere]">{words}</p> : null}
      {reason ? (
        <p className="max-w-prose rounded-control bg-sunken px-3 py-2 text-sm [overflow-wrap:anywhere]">
          <span className="font-semibold">Reason:</span> {reason}
        </p>
      ) : null}
      {state === 'proposed' ? (
        <ProposedTimes meeting={meeting} isBusy={step.isPending} onAccept={(slot) => press('accept', { slot })} />
      ) : null}
      <Waiting meeting={meeting} />
      <div className="flex flex-wrap gap-2 empty:hidden">
        {state === 'accepted' && acts.includes('move') ? (
          <Button
            look="secondary"
            className="text-sm"
            disabled={file.isPending}
            onClick={() =>
              file.mutate(undefined, {
                onSuccess: (bytes) => saveFile(bytes, `meeting-${id}.ics`),
                onError: (failure) => toast.error(messageOf(failure)),
              })
            }
          >
            <CalendarDays aria-hidden className="size-4.5" />
            Save to calendar
          </Button>
        ) : null}
        {acts
          .filter((act) => act !== 'accept')
          .map((act) => (
            <Button
              key={act}
              look={act === 'hold' ? 'primary' : 'secondary'}
              className="text-sm"
              disabled={step.isPending}
              onClick={() => (asked.includes(act) ? setOpen(act) : press(act))}
            >
              {actWords(act, meeting)}
            </Button>
          ))}
      </div>
      <Suspense>
        {open === 'counter' || open === 'move' ? (
          <TimesDialog
            isMove={open === 'move'}
            isBusy={step.isPending}
            onPropose={(given) => press(open, given)}
            onClose={() => setOpen(null)}
          />
        ) : null}
        {open === 'decline' || open === 'cancel' ? (
          <ReasonDialog
            act={open}
            isNeeded={state === 'accepted'}
            isBusy={step.isPending}
            onSend={(why) => press(open, { reason: why })}
            onClose={() => setOpen(null)}
          />
        ) : null}
      </Suspense>
    </article>
  )
}

function Line({ icon: Icon, children }: { icon: typeof MapPin; children: ReactNode }) {
  return (
    <p className="flex min-w-0 items-start gap-2">
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-soft-ink" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </p>
  )
}

function About({ meeting }: { meeting: Meeting }) {
  const path = thingPath(meeting)
  const { title } = meeting.thing
  if (!path) return title
  return (
    <Link to={path} className="text-leaf underline underline-offset-2">
      {title}
    </Link>
  )
}

/** A number can be called and a link followed; an address is only read. */
function Where({ meeting: { place, where } }: { meeting: Meeting }) {
  if (!where) return null
  const look = 'text-leaf underline underline-offset-2'
  if (place === 'phone') {
    return (
      <>
        :{' '}
        <a href={`tel:+91${where}`} className={`figures ${look}`}>
          +91 {where.slice(0, 5)} {where.slice(5)}
        </a>
      </>
    )
  }
  if (place === 'online') {
    return (
      <>
        :{' '}
        <a href={where} target="_blank" rel="noopener noreferrer nofollow" className={look}>
          {where}
        </a>
      </>
    )
  }
  return `: ${where}`
}

/** A name may end in a full stop of its own. */
const sentence = (words: string) => (words.endsWith('.') ? words : `${words}.`)

/** Who has answered, where it is not plain from whose turn it is. */
function Waiting({ meeting }: { meeting: Meeting }) {
  const { state, people, isMyTurn } = meeting
  const left = people.filter(({ isMe, hasAgreed }) => !isMe && !hasAgreed).map(({ name }) => name)
  if (state === 'proposed' && left.length > 0 && (!isMyTurn || people.length > 2)) {
    return <p className="text-soft-ink text-sm">{sentence(`Waiting for ${left.join(', ')}`)}</p>
  }
  const me = people.find(({ isMe }) => isMe)
  if (state === 'accepted' && me?.hasConfirmed) {
    return <p className="text-soft-ink text-sm">You have said that it took place. Not everybody has yet.</p>
  }
  return null
}

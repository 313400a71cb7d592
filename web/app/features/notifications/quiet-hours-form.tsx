import { type QuietHours, usualQuietHours } from '@properysearch/contract/notifications/kinds'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { TextField } from '../../ui/field.tsx'
import { useSetQuietHours } from './settings.queries.ts'

/** When nothing is pushed and no SMS is sent. */
export function QuietHoursForm({ quietHours }: { quietHours: QuietHours }) {
  const save = useSetQuietHours()
  const [isOn, setOn] = useState(quietHours !== null)
  const [from, setFrom] = useState(timeOf((quietHours ?? usualQuietHours).from))
  const [until, setUntil] = useState(timeOf((quietHours ?? usualQuietHours).until))
  const problem = isOn && from === until ? 'Quiet hours must begin and end at different times.' : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problem || !from || !until) return
    save.mutate(isOn ? { from: minuteOf(from), until: minuteOf(until) } : null)
  }
  return (
    <form onSubmit={submit} className="grid justify-items-start gap-3" aria-labelledby="quiet-title">
      <div className="grid gap-1">
        <h3 id="quiet-title" className="font-semibold text-base">
          Quiet hours
        </h3>
        <p className="max-w-prose text-soft-ink text-sm">
          We send no push notifications or SMS during these hours; you get them afterwards. Codes that you ask for
          always come at once.
        </p>
      </div>
      <CheckboxField label="Keep quiet at night" checked={isOn} onChange={(event) => setOn(event.target.checked)} />
      {isOn ? (
        <div className="flex flex-wrap gap-4">
          <TextField label="From" type="time" required value={from} onChange={(event) => setFrom(event.target.value)} />
          <TextField
            label="Until"
            type="time"
            required
            value={until}
            error={problem}
            onChange={(event) => setUntil(event.target.value)}
          />
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="secondary" disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save quiet hours'}
        </Button>
        <p aria-live="polite" className="text-sm">
          {save.isSuccess ? <span className="text-good">Saved.</span> : null}
          {save.error ? <span className="text-danger">Not saved. {messageOf(save.error)}</span> : null}
        </p>
      </div>
    </form>
  )
}

const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

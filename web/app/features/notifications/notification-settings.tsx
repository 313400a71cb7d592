import { kindOf, type MailPace, mailPaces, type Ways } from '@properysearch/contract/notifications/kinds'
import { useId, useState } from 'react'
import { messageOf } from '../../lib/api.ts'
import { classNames } from '../../ui/class-names.ts'
import { controlClass } from '../../ui/field.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { PushDevices } from './push-devices.tsx'
import { QuietHoursForm } from './quiet-hours-form.tsx'
import { type Settings, useSettings, useSetWays } from './settings.queries.ts'

/** How each kind of news reaches me. All of it is on the page of notifications, whatever is chosen here. */
export function NotificationSettings() {
  const { data, error, refetch } = useSettings()
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={refetch} />
  if (!data) {
    return (
      <div role="status" className="grid gap-3">
        <span className="sr-only">Loading your settings</span>
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-16" />
        ))}
      </div>
    )
  }
  return (
    <div className="grid gap-8">
      <ul className="divide-y divide-line border-line border-y">
        {data.kinds.map((row) => (
          <KindRow key={row.kind} row={row} />
        ))}
      </ul>
      <PushDevices pushKey={data.pushKey} devices={data.devices} />
      <QuietHoursForm quietHours={data.quietHours} />
    </div>
  )
}

type Row = Settings['kinds'][number]

/** What is pressed is shown at once, and goes back if it could not be saved. */
function KindRow({ row }: { row: Row }) {
  const id = useId()
  const save = useSetWays(row.kind)
  const [chosen, setChosen] = useState<Ways | null>(null)
  const { label, about } = kindOf(row.kind)
  const ways = chosen ?? { ...row, sms: row.sms ?? false }
  const change = (part: Partial<Ways>) => {
    const { mail, push, sms } = { ...ways, ...part }
    setChosen({ mail, push, sms })
    save.mutate({ mail, push, sms }, { onSettled: () => setChosen(null) })
  }
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid gap-0.5">
        <h3 id={id} className="font-semibold text-base">
          {label}
        </h3>
        <p className="text-soft-ink text-sm">{about}</p>
      </div>
      <fieldset aria-labelledby={id} className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <label className="flex items-center gap-2 text-sm">
          Email
          <select
            value={ways.mail}
            onChange={(event) => change({ mail: event.target.value as MailPace })}
            className={classNames(controlClass, 'w-auto text-sm')}
          >
            {Object.entries(mailPaces).map(([pace, name]) => (
              <option key={pace} value={pace}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Check label="Push" isOn={ways.push} onChange={(isOn) => change({ push: isOn })} />
        {row.sms === null ? (
          // Keeps its place, so that what is below each other lines up.
          <span aria-hidden className="invisible hidden items-center gap-2 text-sm sm:flex">
            <span className="size-6" />
            SMS
          </span>
        ) : (
          <Check label="SMS" isOn={ways.sms} onChange={(isOn) => change({ sms: isOn })} />
        )}
      </fieldset>
      {save.error ? (
        <p role="alert" className="text-danger text-sm sm:col-span-2">
          Not saved. {messageOf(save.error)}
        </p>
      ) : null}
    </li>
  )
}

function Check({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="size-6 cursor-pointer accent-leaf"
      />
      {label}
    </label>
  )
}

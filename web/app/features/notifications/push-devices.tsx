import { messageOf } from '../../lib/api.ts'
import { formatDay } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { type Settings, usePushState, useTurnPushOff, useTurnPushOn } from './settings.queries.ts'

type Device = Settings['devices'][number]

/** The browsers that are told while no tab is open. */
export function PushDevices({ pushKey, devices }: { pushKey: string; devices: readonly Device[] }) {
  const { data: state } = usePushState()
  const turnOn = useTurnPushOn(pushKey)
  const isOnHere = devices.some(({ isThisSession }) => isThisSession)
  return (
    <section className="grid gap-3" aria-labelledby="push-title">
      <div className="grid gap-1">
        <h3 id="push-title" className="font-semibold text-base">
          Push
        </h3>
        <p className="max-w-prose text-soft-ink text-sm">
          News on the screen of this device, even when Properysearch is closed. It stops when you sign out here.
        </p>
      </div>
      {devices.length > 0 ? (
        <ul className="divide-y divide-line border-line border-y">
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      ) : null}
      {state === 'unsupported' ? (
        <p className="text-sm">
          This browser cannot show push notifications. On an iPhone, add Properysearch to the home screen first.
        </p>
      ) : null}
      {state === 'blocked' ? (
        <p className="text-sm">
          This browser blocks notifications from this site. Allow them in its settings, then reload this page.
        </p>
      ) : null}
      {(state === 'off' || state === 'on') && !isOnHere ? (
        <Button
          look="secondary"
          className="justify-self-start"
          disabled={turnOn.isPending}
          onClick={() => turnOn.mutate()}
        >
          {turnOn.isPending ? 'Turning on...' : 'Turn on for this device'}
        </Button>
      ) : null}
      <div aria-live="polite" className="text-sm">
        {turnOn.error ? <p className="text-danger">{failureOf(turnOn.error)}</p> : null}
        {turnOn.data === false ? <p>You did not allow notifications, so nothing is pushed to this device.</p> : null}
      </div>
    </section>
  )
}

function DeviceRow({ device }: { device: Device }) {
  const turnOff = useTurnPushOff()
  const { id, isThisSession, createdAt } = device
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <p className="grid min-w-0 grow basis-36 gap-0.5 text-sm">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {device.device}
          {isThisSession ? (
            <span className="rounded-full bg-good-wash px-2.5 py-0.5 text-good text-xs">This device</span>
          ) : null}
        </span>
        <span className="text-soft-ink text-xs">on since {formatDay(createdAt)}</span>
        {turnOff.error ? (
          <span role="alert" className="text-danger">
            {messageOf(turnOff.error)}
          </span>
        ) : null}
      </p>
      <Button
        look="secondary"
        className="text-sm"
        aria-label={`Turn off push on ${device.device}`}
        disabled={turnOff.isPending}
        onClick={() => turnOff.mutate({ deviceId: id, isThisSession })}
      >
        {turnOff.isPending ? 'Turning off...' : 'Turn off'}
      </Button>
    </li>
  )
}

/** The browser's own words when it cannot reach its push service are for programmers. */
function failureOf(error: unknown): string {
  const isOfBrowser = error instanceof DOMException
  return isOfBrowser
    ? 'Your browser could not reach its push service. Check the connection and try again.'
    : messageOf(error)
}

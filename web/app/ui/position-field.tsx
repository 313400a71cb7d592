import { LocateFixed, MapPin } from 'lucide-react'
import type { Ref } from 'react'
import { nearest } from '../lib/nearest.ts'
import { type NamedPosition, type Position, usePosition } from '../lib/use-position.ts'
import { Button } from './button.tsx'
import { controlClass, Field } from './field.tsx'

interface PositionFieldProps {
  label: string
  help?: string
  error?: string | undefined
  /** Places to choose from. */
  places: readonly NamedPosition[]
  value: Position | null
  onChange: (position: Position | null) => void
  /** The control to focus when it is wrong. */
  controlRef?: Ref<HTMLSelectElement>
}

/** A place on the map: chosen by name, or taken from the device. */
export function PositionField({ label, help, error, places, value, onChange, controlRef }: PositionFieldProps) {
  const { state, ask } = usePosition(onChange)
  const index = value
    ? places.findIndex((place) => place.latitude === value.latitude && place.longitude === value.longitude)
    : -1
  const isOwn = value !== null && index === -1
  return (
    <div className="grid gap-2">
      <Field label={label} help={help} error={error}>
        {(control) => (
          <div className="grid gap-2 sm:grid-cols-[1fr_auto]">
            <select
              {...control}
              ref={controlRef}
              name="position"
              className={controlClass}
              value={isOwn ? 'own' : index}
              onChange={(event) => onChange(places[Number(event.target.value)] ?? null)}
            >
              <option value={-1}>Choose a locality</option>
              {isOwn ? <option value="own">A point on the map</option> : null}
              {places.map((place, at) => (
                <option key={place.name} value={at}>
                  {place.name}
                </option>
              ))}
            </select>
            <Button look="secondary" onClick={ask} disabled={state === 'asking'}>
              <LocateFixed aria-hidden className="size-5" />
              {state === 'asking' ? 'Looking...' : 'Use my location'}
            </Button>
          </div>
        )}
      </Field>
      <p role="status" className="flex items-center gap-1.5 text-soft-ink text-sm empty:hidden">
        {statusOf()}
      </p>
    </div>
  )

  function statusOf() {
    if (state === 'refused') return 'Your device did not share its location. Choose a locality instead.'
    if (!value || !isOwn) return null
    const near = nearest(value, places)
    return (
      <>
        <MapPin aria-hidden className="size-4" />
        <span className="figures">
          Set to {value.latitude.toFixed(4)}, {value.longitude.toFixed(4)}
          {near ? `, near ${near.name}` : null}
        </span>
      </>
    )
  }
}

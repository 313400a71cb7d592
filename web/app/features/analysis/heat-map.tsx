import type { PointerEvent } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { type Chart, readOut } from './charts.ts'
import { heatSteps, namedOnMap, placeOnMap, stepsOf } from './place-on-map.ts'
import { useMarks } from './use-marks.ts'

/** Each place as a dot where it lies, in five steps from cheap to dear; a few are numbered, and one may be what it is about. */
export function HeatMap({ chart }: { chart: Chart }) {
  const { marks } = chart
  const { picked, setPicked, onKeyDown, onPointerLeave } = useMarks(marks.length)
  const spots = placeOnMap(marks)
  const stepOf = stepsOf(marks)
  const isNumbered = marks.some(({ nameOnMap }) => nameOnMap)
  const seen = picked === null ? undefined : marks[picked]
  const pickNearest = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const far = ({ left, top }: { left: number; top: number }) =>
      Math.hypot(
        box.left + (left / 100) * box.width - event.clientX,
        box.top + (top / 100) * box.height - event.clientY,
      )
    const distances = spots.map(far)
    const nearest = distances.indexOf(Math.min(...distances))
    setPicked((distances[nearest] ?? 100) < 40 ? nearest : null)
  }
  return (
    <div className="grid gap-2">
      <p aria-hidden className="figures min-h-6 text-sm">
        {seen ? (
          <>
            <strong className="font-medium">{seen.label}</strong> {seen.text} per sqft
            {seen.n === null ? '' : `, of ${seen.n} listings`}
          </>
        ) : (
          <span className="text-soft-ink">Point at a dot or use the arrow keys, from the dearest to the cheapest</span>
        )}
      </p>
      <div
        role="slider"
        tabIndex={0}
        aria-label={chart.title}
        aria-valuemin={1}
        aria-valuemax={marks.length}
        aria-valuenow={(picked ?? 0) + 1}
        aria-valuetext={seen ? readOut(seen, ' per sqft') : chart.says}
        className="relative aspect-4/3 overflow-hidden rounded-control border border-line bg-sunken"
        onKeyDown={onKeyDown}
        onPointerMove={pickNearest}
        onPointerDown={pickNearest}
        onPointerLeave={onPointerLeave}
      >
        {spots.map(({ left, top }, i) => {
          const { label, value = 0, nameOnMap, isSubject } = marks[i] ?? {}
          const colour = `var(--step-${stepOf(value)})`
          return (
            <span
              key={label}
              aria-hidden
              className={classNames(
                '-translate-x-1/2 -translate-y-1/2 absolute grid place-items-center rounded-full',
                isSubject ? 'z-10 size-5 border-4 border-card bg-ink ring-2 ring-ink' : 'border border-leaf',
                nameOnMap
                  ? 'figures size-6 border-4 bg-card font-medium text-ink text-xs'
                  : i === picked
                    ? 'size-6'
                    : 'size-4',
                i === picked && 'z-10 ring-2 ring-leaf',
              )}
              style={{
                left: `${left}%`,
                top: `${top}%`,
                ...(isSubject ? {} : nameOnMap ? { borderColor: colour } : { background: colour }),
              }}
            >
              {nameOnMap}
            </span>
          )
        })}
        {isNumbered
          ? null
          : namedOnMap(marks, spots).map(({ at, left, top }) => (
              <span
                key={marks[at]?.label}
                aria-hidden
                className="-translate-x-1/2 pointer-events-none absolute whitespace-nowrap text-ink text-xs max-sm:hidden"
                style={{ left: `${left}%`, top: `${top}%` }}
              >
                {marks[at]?.label}
              </span>
            ))}
      </div>
      <p aria-hidden className="flex flex-wrap items-center gap-2 text-soft-ink text-xs">
        Cheapest
        {heatSteps.map((step) => (
          <span
            key={step}
            className="size-3 shrink-0 rounded-full border border-leaf"
            style={{ background: `var(--step-${step})` }}
          />
        ))}
        dearest fifth
        {isNumbered ? (
          <span className="ms-auto">● This property; the others are numbered, and moved apart where they meet</span>
        ) : null}
      </p>
    </div>
  )
}

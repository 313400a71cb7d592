import type { PointerEvent } from 'react'
import type { Chart, Mark } from './charts.ts'
import { useMarks } from './use-marks.ts'

const steps = [0, 1, 2, 3, 4] as const

/** Each place as a dot where it lies, in five steps from cheap to dear. */
export function HeatMap({ chart }: { chart: Chart }) {
  const { marks } = chart
  const { picked, setPicked, onKeyDown, onPointerLeave } = useMarks(marks.length)
  const spots = placed(marks)
  const stepOf = stepsOf(marks)
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
      <p className="figures min-h-6 text-sm" aria-live="polite">
        {seen ? (
          <>
            <strong className="font-medium">{seen.label}</strong> {seen.text} per sqft
            {seen.n === null ? '' : `, of ${seen.n} listings`}
          </>
        ) : (
          <span className="text-soft-ink">Point at a dot or use the arrow keys, from dear to cheap</span>
        )}
      </p>
      <div
        role="slider"
        tabIndex={0}
        aria-label={chart.title}
        aria-valuemin={1}
        aria-valuemax={marks.length}
        aria-valuenow={(picked ?? 0) + 1}
        aria-valuetext={seen ? `${seen.label}: ${seen.text} per sqft` : chart.says}
        className="relative aspect-4/3 overflow-hidden rounded-control border border-line bg-sunken"
        onKeyDown={onKeyDown}
        onPointerMove={pickNearest}
        onPointerDown={pickNearest}
        onPointerLeave={onPointerLeave}
      >
        {spots.map(({ left, top }, i) => (
          <span
            key={marks[i]?.label}
            aria-hidden
            className={`-translate-x-1/2 -translate-y-1/2 absolute rounded-full border border-leaf ${i === picked ? 'z-10 size-6' : 'size-4'}`}
            style={{ left: `${left}%`, top: `${top}%`, background: `var(--step-${stepOf(marks[i]?.value ?? 0)})` }}
          />
        ))}
        {named(marks).map((i) => (
          <span
            key={marks[i]?.label}
            aria-hidden
            className="-translate-x-1/2 pointer-events-none absolute translate-y-2 whitespace-nowrap text-ink text-xs max-sm:hidden"
            style={{ left: `${Math.min(88, Math.max(12, spots[i]?.left ?? 0))}%`, top: `${spots[i]?.top}%` }}
          >
            {marks[i]?.nameOnMap ?? marks[i]?.label}
          </span>
        ))}
      </div>
      <p aria-hidden className="flex items-center gap-2 text-soft-ink text-xs">
        Cheapest
        {steps.map((step) => (
          <span
            key={step}
            className="size-3 rounded-full border border-leaf"
            style={{ background: `var(--step-${step})` }}
          />
        ))}
        dearest fifth
      </p>
    </div>
  )
}

/** Per cent of the map, with a margin; the nearer half of a country-wide map is not squeezed. */
function placed(marks: readonly Mark[]) {
  const of = (pick: (mark: Mark) => number | undefined) => marks.map((mark) => pick(mark) ?? 0)
  const [south, north] = ends(of(({ latitude }) => latitude))
  const [west, east] = ends(of(({ longitude }) => longitude))
  return marks.map(({ latitude = 0, longitude = 0 }) => ({
    left: 6 + ((longitude - west) / (east - west)) * 88,
    top: 6 + ((north - latitude) / (north - south)) * 86,
  }))
}

function ends(values: readonly number[]): [number, number] {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return least === most ? [least - 1, most + 1] : [least, most]
}

/** Fifths: as many places in each step. */
function stepsOf(marks: readonly Mark[]): (value: number) => number {
  const sorted = marks.map(({ value }) => value).sort((a, b) => a - b)
  return (value) =>
    Math.min(steps.length - 1, Math.floor((sorted.indexOf(value) / Math.max(1, sorted.length)) * steps.length))
}

/** The three dearest and the three cheapest are named. */
function named(marks: readonly Mark[]): number[] {
  const all = marks.map((_, i) => i)
  return marks.length <= 6 ? all : [...all.slice(0, 3), ...all.slice(-3)]
}

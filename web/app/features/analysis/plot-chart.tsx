import { type Chart, type Mark, readOut } from './charts.ts'
import { useMarks } from './use-marks.ts'

/** Columns, or a line over the months. The arrow keys walk along it, and what is picked is read out. */
export function PlotChart({ chart }: { chart: Chart }) {
  const { marks, kind } = chart
  const { picked, ...acts } = useMarks(marks.length)
  const values = marks.map(({ value }) => value)
  const most = Math.max(1, ...values)
  // A line begins a little under its lowest point, so that a slow rise is seen; columns begin at nothing.
  const least =
    kind === 'line' ? Math.max(0, Math.min(...values) - (most - Math.min(...values)) * 0.5 - most * 0.01) : 0
  const y = (value: number) => 100 - ((value - least) / Math.max(1, most - least)) * 100
  const x = (i: number) => (i + 0.5) * 10
  const seen = picked === null ? undefined : marks[picked]
  return (
    <div className="grid gap-2">
      <p aria-hidden className="figures min-h-6 text-sm">
        {seen ? (
          <>
            <strong className="font-medium">{seen.text}</strong> {seen.label}
            {seen.n === null ? '' : `, of ${seen.n} listings`}
          </>
        ) : (
          <span className="text-soft-ink">{chart.heads[1]}; point at the chart or use the arrow keys</span>
        )}
      </p>
      <div
        role="slider"
        tabIndex={0}
        aria-label={chart.title}
        aria-valuemin={1}
        aria-valuemax={marks.length}
        aria-valuenow={(picked ?? 0) + 1}
        aria-valuetext={seen ? readOut(seen) : chart.says}
        className="relative h-48 touch-pan-y"
        {...pick(acts)}
      >
        <svg
          viewBox={`0 0 ${marks.length * 10} 100`}
          preserveAspectRatio="none"
          aria-hidden
          className="size-full overflow-visible"
        >
          {kind === 'line' ? (
            <polyline
              points={marks.map(({ value }, i) => `${x(i)},${y(value)}`).join(' ')}
              fill="none"
              stroke="var(--leaf)"
              strokeWidth={3}
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          ) : (
            marks.map(({ label, value }, i) => (
              <rect
                key={label}
                x={i * 10 + 0.8}
                y={y(value)}
                width={8.4}
                height={100 - y(value)}
                fill={i === picked ? 'var(--marigold)' : 'var(--leaf)'}
              />
            ))
          )}
        </svg>
        {kind === 'line' && picked !== null && seen ? (
          <span
            aria-hidden
            className="-translate-x-1/2 -translate-y-1/2 absolute size-3 rounded-full border-2 border-card bg-marigold"
            style={{ left: `${(x(picked) / (marks.length * 10)) * 100}%`, top: `${y(seen.value)}%` }}
          />
        ) : null}
      </div>
      <div aria-hidden className="figures flex justify-between border-line border-t pt-1 text-soft-ink text-xs">
        <span>{endOf(marks[0], kind)}</span>
        <span className="text-right">{endOf(marks.at(-1), kind)}</span>
      </div>
    </div>
  )
}

/** Of a line, with its value: there is no scale beside it. */
function endOf(mark: Mark | undefined, kind: Chart['kind']): string {
  if (!mark) return ''
  return kind === 'line' ? `${mark.label}, ${mark.text}` : mark.label
}

function pick({ onKeyDown, onPointerMove, onPointerLeave }: Omit<ReturnType<typeof useMarks>, 'picked'>) {
  return { onKeyDown, onPointerMove, onPointerDown: onPointerMove, onPointerLeave }
}

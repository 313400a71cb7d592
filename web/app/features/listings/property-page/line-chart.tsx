interface Point {
  /** From 0 at the left to 1 at the right. */
  x: number
  value: number
}

interface LineChartProps {
  points: readonly Point[]
  /** Holds its height until the next point, as prices do; otherwise goes straight. */
  isStepped?: boolean
  /** A level to compare with, drawn across. */
  level?: number
  /** What it shows, for people who cannot see it. */
  label: string
  /** Under its two ends. */
  ends: readonly [string, string]
  say: (value: number) => string
}

/** A line over time with its highest and lowest value beside it. Drawn as plain SVG: no script is needed. */
export function LineChart({ points, isStepped, level, label, ends, say }: LineChartProps) {
  const values = [...points.map((point) => point.value), ...(level === undefined ? [] : [level])]
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const span = high - low || high * 0.1 || 1
  const yOf = (value: number) => 92 - ((value - low) / span) * 84
  const path = points
    .map((point, i) => {
      const [x, y] = [point.x * 100, yOf(point.value)]
      if (i === 0) return `M${x} ${y}`
      return isStepped ? `H${x}V${y}` : `L${x} ${y}`
    })
    .join('')
  const line = isStepped ? `${path}H100` : path
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <div aria-hidden className="figures flex flex-col justify-between py-1 text-end text-soft-ink text-xs">
        <span>{say(high)}</span>
        {high === low ? null : <span>{say(low)}</span>}
      </div>
      <svg
        role="img"
        aria-label={label}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="h-36 w-full border-line border-b border-s"
      >
        {level === undefined ? null : (
          <path
            d={`M0 ${yOf(level)}H100`}
            fill="none"
            stroke="var(--marigold-ink)"
            strokeWidth="2"
            strokeDasharray="5 5"
            vectorEffect="non-scaling-stroke"
          />
        )}
        <path
          d={line}
          fill="none"
          stroke="var(--leaf)"
          strokeWidth="2.5"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div aria-hidden className="col-start-2 flex justify-between pt-1 text-soft-ink text-xs">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </div>
  )
}

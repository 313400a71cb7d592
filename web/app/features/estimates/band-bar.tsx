export interface Mark {
  name: string
  value: number
  look: 'leaf' | 'marigold' | 'ink'
}

interface Props {
  low: number
  high: number
  marks: readonly Mark[]
  say: (rupees: number) => string
}

const colours = { leaf: 'bg-leaf', marigold: 'bg-marigold-ink', ink: 'bg-ink' }

/** The band as a bar, with a line where each price stands. What it shows is said in words below it. */
export function BandBar({ low, high, marks, say }: Props) {
  const all = [low, high, ...marks.map(({ value }) => value)]
  const room = (Math.max(...all) - Math.min(...all)) * 0.06 || 1
  const [from, to] = [Math.min(...all) - room, Math.max(...all) + room]
  const percentAt = (value: number) => `${((value - from) / (to - from)) * 100}%`
  return (
    <div className="grid gap-2">
      <div aria-hidden className="relative h-9 rounded-control bg-line/50">
        <div
          className="absolute inset-y-0 rounded-control border border-leaf bg-leaf-wash"
          style={{ left: percentAt(low), width: `calc(${percentAt(high)} - ${percentAt(low)})` }}
        />
        {marks.map(({ name, value, look }) => (
          <div
            key={name}
            className={`absolute inset-y-0 w-1 -translate-x-1/2 rounded-full ${colours[look]}`}
            style={{ left: percentAt(value) }}
          />
        ))}
      </div>
      <ul className="figures flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {marks.map(({ name, value, look }) => (
          <li key={name} className="inline-flex items-center gap-2">
            <span aria-hidden className={`h-4 w-1 rounded-full ${colours[look]}`} />
            {name}: {say(value)}
          </li>
        ))}
      </ul>
    </div>
  )
}

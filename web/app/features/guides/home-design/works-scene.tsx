import { Scene } from '../drawing.tsx'

/** A programme for a 2 BHK: task, first week, weeks. */
const works = [
  ['Drawings, quotes', 0, 4, 'var(--rain)'],
  ['Breaking, walls', 4, 2, 'var(--brick)'],
  ['Pipes, wires, water test', 5, 3, 'var(--stone)'],
  ['Tiles', 8, 3, 'var(--neem)'],
  ['Carpentry', 9, 5, 'var(--wood)'],
  ['Paint, lights', 13, 2, 'var(--marigold)'],
  ['Snags, handover', 15, 1, 'var(--leaf)'],
] as const
const payments = [4, 8, 11, 14, 16]

/** Works over sixteen weeks, and the five payments that follow finished work. */
export function WorksScene() {
  const at = (week: number) => 166 + week * 16
  return (
    <Scene
      height={280}
      label={`A programme of sixteen weeks: ${works.map(([name, from, weeks]) => `${name} from week ${from + 1}, ${weeks} ${weeks === 1 ? 'week' : 'weeks'}`).join('; ')}. Payments fall after weeks ${payments.join(', ')}.`}
    >
      <path d="M0 0h440v280H0z" fill="var(--sunken)" />
      {[0, 4, 8, 12, 16].map((week) => (
        <g key={week}>
          <path d={`M${at(week)} 26v210`} stroke="var(--line)" strokeWidth="2" />
          <text x={at(week)} y="18" textAnchor="middle" className="quiet">
            {week || 'Week'}
          </text>
        </g>
      ))}
      {works.map(([name, from, weeks, colour], row) => (
        <g key={name}>
          <text x="14" y={48 + row * 28}>
            {name}
          </text>
          <rect x={at(from)} y={34 + row * 28} width={weeks * 16} height="18" rx="5" fill={colour} />
        </g>
      ))}
      <text x="14" y="258">
        Payments
      </text>
      {payments.map((week) => (
        <g key={week}>
          <circle cx={at(week)} cy="252" r="12" fill="var(--marigold)" stroke="var(--card)" strokeWidth="2" />
          <text x={at(week)} y="257" textAnchor="middle" style={{ fill: 'oklch(0.25 0.04 60)', fontWeight: 700 }}>
            ₹
          </text>
        </g>
      ))}
    </Scene>
  )
}

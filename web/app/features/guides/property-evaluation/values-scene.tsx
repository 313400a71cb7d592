import { Scene } from '../drawing.tsx'

/** Percent of the fair market value; conventions, not rules. */
const values = [
  ['Fair market', 99.2, 100.8, 'var(--leaf)', '100'],
  ['Realisable', 85, 95, 'var(--neem)', '85 to 95'],
  ['Distress', 70, 80, 'var(--gulmohar)', '70 to 80'],
] as const

const at = (percent: number) => 128 + ((percent - 60) / 45) * 290

export function ValuesScene() {
  return (
    <Scene
      height={220}
      label="Three values on a scale in percent: fair market value 100, realisable value 85 to 95, distress value 70 to 80."
    >
      <path d="M0 0h440v220H0z" fill="var(--sunken)" />
      {[60, 70, 80, 90, 100].map((percent) => (
        <g key={percent}>
          <path d={`M${at(percent)} 18v160`} stroke="var(--line)" strokeWidth="2" />
          <text x={at(percent)} y="204" textAnchor="middle" className="quiet">
            {percent}
          </text>
        </g>
      ))}
      {values.map(([name, from, to, colour, label], row) => (
        <g key={name}>
          <text x="14" y={50 + row * 54}>
            {name}
          </text>
          <rect x={at(from)} y={30 + row * 54} width={at(to) - at(from)} height="30" rx="5" fill={colour} />
          <text x={at(from) - 8} y={50 + row * 54} textAnchor="end" className="quiet">
            {row ? label : ''}
          </text>
        </g>
      ))}
    </Scene>
  )
}

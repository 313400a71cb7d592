import { Scene } from '../drawing.tsx'
import { example, principalShare } from './loan-example.ts'

const years = Array.from({ length: example.years + 1 }, (_, at) => at)
const x = (year: number) => 40 + (year / example.years) * 376
const y = (share: number) => 224 - share * 184
const edge = years.map((year) => `${x(year)} ${y(principalShare(year))}`).join('L')

/** One instalment over twenty years: interest above the line, principal below it. */
export function SplitScene() {
  return (
    <Scene
      height={262}
      label="Each EMI over twenty years as a column of the same height. At first three quarters of it are interest; in the eleventh year the two halves are equal."
    >
      <path d="M0 0h440v262H0z" fill="var(--sunken)" />
      <path d={`M${x(0)} ${y(1)}H${x(20)}V${y(0)}H${x(0)}z`} fill="var(--marigold)" />
      <path d={`M${x(0)} ${y(0)}L${edge}L${x(20)} ${y(0)}z`} fill="var(--leaf)" />
      <path d={`M${x(10.8)} ${y(1) - 8}V${y(0)}`} stroke="var(--card)" strokeWidth="2" strokeDasharray="5 4" />
      {[0, 5, 10, 15, 20].map((year) => (
        <text key={year} x={x(year)} y="246" textAnchor="middle" className="quiet">
          {year || 'Year 1'}
        </text>
      ))}
      <text x={x(10.8)} y="24" textAnchor="middle">
        Year 11: half and half
      </text>
      <text x={x(3.6)} y={y(0.66)} textAnchor="middle" style={{ fill: 'oklch(0.25 0.04 60)' }}>
        Interest
      </text>
      <text x={x(16)} y={y(0.28)} textAnchor="middle" style={{ fill: 'var(--on-leaf)' }}>
        Principal
      </text>
    </Scene>
  )
}

import { Scene } from '../drawing.tsx'
import { balances, example } from './loan-example.ts'

const x = (year: number) => 40 + (year / example.years) * 376
const y = (part: number) => 214 - part * 180
const line = (owed: number[]) => owed.map((part, year) => `${x(year)} ${y(part)}`).join('L')
const plain = balances(0)
const faster = balances(1)

/** What is owed over the years, with and without one extra instalment each year. */
export function PrepaymentScene() {
  return (
    <Scene
      height={254}
      label={`Two falling lines: without prepayment the loan ends after ${plain.length - 1} years, with one extra EMI each year after ${faster.length - 1}.`}
    >
      <path d="M0 0h440v254H0z" fill="var(--sunken)" />
      <path
        d={`M${x(0)} ${y(0)}L${line(plain)}L${[...faster.keys()]
          .reverse()
          .map((year) => `${x(year)} ${y(faster[year] ?? 0)}`)
          .join('L')}z`}
        fill="var(--marigold-wash)"
      />
      <path d={`M${line(plain)}`} fill="none" stroke="var(--marigold)" strokeWidth="4" strokeLinejoin="round" />
      <path d={`M${line(faster)}`} fill="none" stroke="var(--leaf)" strokeWidth="4" strokeLinejoin="round" />
      <path d={`M${x(0)} ${y(0)}H${x(20)}`} stroke="var(--edge)" />
      {[0, 5, 10, 15, 20].map((year) => (
        <text key={year} x={x(year)} y="236" textAnchor="middle" className="quiet">
          {year || 'Start'}
        </text>
      ))}
      <circle cx={x(faster.length - 1)} cy={y(0)} r="6" fill="var(--leaf)" />
      <circle cx={x(plain.length - 1)} cy={y(0)} r="6" fill="var(--marigold)" />
      <text x="48" y="22" className="quiet">
        ₹50 Lac owed
      </text>
      <text x={x(12.6)} y={y(0.62)}>
        Plain: {plain.length - 1} years
      </text>
      <text x={x(3)} y={y(0.2)}>
        One EMI extra: {faster.length - 1} years
      </text>
    </Scene>
  )
}

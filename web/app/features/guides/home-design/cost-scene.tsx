import { formatNumber } from '@properysearch/contract/values/numbers'
import { Scene } from '../drawing.tsx'

/** Fit-out of a flat in rupees per carpet sqft: our estimates. */
export const fitOutBands = [
  { name: 'Essential', from: 800, to: 1200, colour: 'var(--neem)' },
  { name: 'Comfortable', from: 1400, to: 2200, colour: 'var(--marigold)' },
  { name: 'Fine', from: 2500, to: 4000, colour: 'var(--gulmohar)' },
] as const

const at = (rupees: number) => 24 + (rupees / 4200) * 392
const inWords = (rupees: number) => `₹${formatNumber(rupees)}`

/** Three strokes of a paint roller, as long as each band is wide. */
export function CostScene() {
  return (
    <Scene
      height={250}
      label={`Three bands of cost per carpet sqft: ${fitOutBands.map(({ name, from, to }) => `${name} ${from} to ${to} rupees`).join(', ')}.`}
    >
      <path d="M0 0h440v250H0z" fill="var(--sunken)" />
      <path d="M24 222h392" stroke="var(--stone)" strokeWidth="2" />
      {[0, 1000, 2000, 3000, 4000].map((rupees) => (
        <g key={rupees}>
          <path d={`M${at(rupees)} 218v8`} stroke="var(--stone)" strokeWidth="2" />
          <text x={at(rupees)} y="242" textAnchor="middle" className="quiet">
            {rupees ? inWords(rupees) : '0'}
          </text>
        </g>
      ))}
      {fitOutBands.map(({ name, from, to, colour }, row) => {
        const y = 42 + row * 62
        return (
          <g key={name}>
            <path
              d={`M${at(from)} ${y}h${at(to) - at(from)}v30H${at(from)}l6-6-6-5 6-7-6-5z`}
              fill={colour}
              opacity="0.85"
            />
            <path d={`M${at(to)} ${y - 4}h13v38h-13z`} fill="var(--page)" stroke="var(--stone)" />
            {row < 2 ? (
              <path d={`M${at(to) + 13} ${y + 15}h9v18h14`} stroke="var(--stone)" strokeWidth="3" fill="none" />
            ) : null}
            <text x={at(from)} y={y - 9}>
              {name} {inWords(from)} to {inWords(to)}
            </text>
          </g>
        )
      })}
    </Scene>
  )
}

import { Scene } from '../drawing.tsx'

const cells = [
  ['Guests', 'stores'],
  ['Living', 'study'],
  ['Prayer', 'entrance'],
  ['Dining', 'children'],
  ['Open', ''],
  ['Entrance', 'bath'],
  ['Main', 'bedroom'],
  ['Bedroom', 'stairs'],
  ['Kitchen', ''],
] as const
const winds = ['NW', 'N', 'NE', 'W', '', 'E', 'SW', 'S', 'SE']

/** What is often asked for in each direction. */
export function VastuScene() {
  return (
    <Scene
      height={340}
      label={`A square plan in nine parts. ${cells.map(([first, second], at) => `${winds[at] || 'Centre'}: ${first} ${second}`.trim()).join('; ')}.`}
    >
      <path d="M0 0h440v340H0z" fill="var(--sunken)" />
      <circle cx="220" cy="170" r="162" fill="none" stroke="var(--line)" strokeWidth="2" />
      <circle cx="220" cy="170" r="154" fill="none" stroke="var(--line)" strokeDasharray="2 10.1" strokeWidth="8" />
      {cells.map(([first, second], at) => {
        const [x, y] = [76 + (at % 3) * 97, 44 + Math.floor(at / 3) * 85]
        const isCorner = at % 2 === 0 && at !== 4
        return (
          <g key={first + second}>
            <path
              d={`M${x} ${y}h94v82H${x}z`}
              fill={at === 4 ? 'var(--leaf-wash)' : isCorner ? 'var(--marigold-wash)' : 'var(--card)'}
              stroke="var(--stone)"
              strokeWidth="2"
            />
            <text x={x + 8} y={y + 18} className="quiet">
              {winds[at]}
            </text>
            <text x={x + 47} y={y + (second ? 46 : 54)} textAnchor="middle">
              {first}
            </text>
            <text x={x + 47} y={y + 65} textAnchor="middle" className={second ? 'quiet' : undefined}>
              {second}
            </text>
          </g>
        )
      })}
      <path d="M220 2l9 24h-18z" fill="var(--gulmohar)" />
      <path d="M220 338l9-24h-18z" fill="var(--stone)" />
    </Scene>
  )
}

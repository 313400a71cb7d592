import { Scene } from '../drawing.tsx'

const tabs = [
  ['You', 'PAN, address', 'var(--rain)'],
  ['Income', 'Slips, returns', 'var(--neem)'],
  ['Property', 'Deeds, plans', 'var(--gulmohar)'],
  ['Money', 'Statements', 'var(--marigold)'],
] as const

/** A folder with the four bundles that every bank asks for. */
export function FolderScene() {
  return (
    <Scene
      height={250}
      label={`An open folder with four bundles: ${tabs.map(([name, what]) => `${name}: ${what}`).join('; ')}.`}
    >
      <path d="M0 0h440v250H0z" fill="var(--wall-shade)" />
      <path d="M0 188h440v62H0z" fill="var(--wood)" />
      <path d="M44 42h352c8 0 12 4 12 12v150H32V54c0-8 4-12 12-12z" fill="var(--trunk)" />
      {tabs.map(([name, what, colour], at) => {
        const [left, top] = [54 + at * 84, 30 + at * 26]
        return (
          <g key={name}>
            <path d={`M50 ${top + 20}h340v${176 - top}H50z`} fill="var(--page)" stroke="var(--page-line)" />
            <path d={`M${left} ${top + 20}v-14c0-5 3-8 8-8h64c5 0 8 3 8 8v14z`} fill={colour} />
            <text
              x={left + 40}
              y={top + 14}
              textAnchor="middle"
              style={{ fill: 'oklch(0.22 0.03 258)', fontWeight: 700 }}
            >
              {name}
            </text>
            <text x={left} y={top + 37} className="written" style={{ fontSize: 12 }}>
              {what}
            </text>
          </g>
        )
      })}
      <path d="M24 166h392l-12 60H36z" fill="var(--brick)" />
      <path d="M170 184h100v24H170z" fill="var(--page)" />
      <text x="220" y="201" textAnchor="middle" className="written" style={{ fontSize: 13, fontWeight: 700 }}>
        Home loan
      </text>
    </Scene>
  )
}

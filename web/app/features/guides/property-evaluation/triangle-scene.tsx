import { Scene } from '../drawing.tsx'

/** The three ways to a value, around the house they are about. */
export function TriangleScene() {
  return (
    <Scene
      height={330}
      label="A triangle around a house. Its corners are the three methods: market, by similar sales; income, by its rent; cost, by land and building."
    >
      <path d="M0 0h440v330H0z" fill="var(--sunken)" />
      <path d="M220 66L76 262h288z" fill="none" stroke="var(--edge)" strokeWidth="2.5" />
      <g transform="translate(176 138)">
        <path d="M8 40h72v56H8z" fill="var(--wall)" />
        <path d="M0 42L44 6l44 36z" fill="var(--brick)" />
        <path d="M36 64h16v32H36z" fill="var(--wood)" />
        <path d="M16 54h14v14H16zM58 54h14v14H58z" fill="var(--glass)" />
      </g>
      <Corner x={220} y={62}>
        <path d="M-20 16v-18h12v18zM-5 16v-30H7v30zM10 16v-24h12v24z" fill="var(--cloth)" />
      </Corner>
      <Corner x={76} y={258}>
        <path d="M-20 12h18v-10h-18zM2 12h18v-10H2zM-9-1H9v-10H-9z" fill="var(--brick)" />
      </Corner>
      <Corner x={364} y={258}>
        <circle r="16" fill="var(--marigold)" />
        <text y="6" textAnchor="middle" className="strong" style={{ fill: 'oklch(0.25 0.04 60)' }}>
          ₹
        </text>
      </Corner>
      <text x="270" y="56">
        Market
      </text>
      <text x="270" y="74" className="quiet">
        similar sales
      </text>
      <text x="76" y="322" textAnchor="middle">
        Cost
      </text>
      <text x="364" y="322" textAnchor="middle">
        Income
      </text>
    </Scene>
  )
}

function Corner({ x, y, children }: { x: number; y: number; children: React.ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="38" fill="var(--card)" stroke="var(--edge)" strokeWidth="2.5" />
      {children}
    </g>
  )
}

import { Scene } from '../drawing.tsx'

/** How a fixed and a floating rate might run. The curve is invented: nobody knows the next twenty years. */
export function RatesScene() {
  return (
    <Scene
      height={220}
      label="Two lines over twenty years: a fixed rate that stays level, and a floating rate that begins lower, climbs above it, falls and climbs again in steps. The figures are invented."
    >
      <path d="M0 0h440v220H0z" fill="var(--sunken)" />
      <path d="M30 20v158h390M30 138h390M30 98h390M30 58h390" fill="none" stroke="var(--line)" strokeWidth="2" />
      <path
        d="M30 126h40v-14h36v-20h50v-26h42v-10h34v24h40v34h46v14h36v-22h30v-18h36v12"
        fill="none"
        stroke="var(--leaf)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M30 92h390" stroke="var(--gulmohar)" strokeWidth="4" strokeDasharray="10 6" />
      <text x="36" y="84" style={{ fill: 'var(--ink)' }}>
        Fixed
      </text>
      <text x="262" y="160">
        Floating
      </text>
      <text x="30" y="202" className="quiet">
        Today
      </text>
      <text x="420" y="202" textAnchor="end" className="quiet">
        20 years
      </text>
    </Scene>
  )
}

// An elevation of a Pune street: hills, a five-storey block, a bungalow, gulmohar and neem. By day in light, by
// night in dark. Illustration colours live here and nowhere else.
const paint = {
  sky: 'light-dark(oklch(0.945 0.022 190), oklch(0.25 0.035 255))',
  sun: 'light-dark(oklch(0.87 0.1 82), oklch(0.93 0.03 90))',
  farHill: 'light-dark(oklch(0.885 0.03 175), oklch(0.3 0.04 235))',
  nearHill: 'light-dark(oklch(0.83 0.045 165), oklch(0.33 0.045 205))',
  wall: 'light-dark(oklch(0.985 0.01 85), oklch(0.42 0.025 255))',
  shade: 'light-dark(oklch(0.925 0.018 80), oklch(0.36 0.025 255))',
  edge: 'light-dark(oklch(0.5 0.03 250), oklch(0.2 0.03 255))',
  glass: 'light-dark(oklch(0.8 0.045 205), oklch(0.27 0.035 250))',
  lamp: 'light-dark(oklch(0.87 0.105 82), oklch(0.86 0.125 82))',
  roof: 'light-dark(oklch(0.68 0.115 42), oklch(0.47 0.085 40))',
  door: 'light-dark(oklch(0.5 0.085 172), oklch(0.36 0.06 174))',
  leaf: 'light-dark(oklch(0.62 0.085 158), oklch(0.41 0.06 165))',
  leafDark: 'light-dark(oklch(0.54 0.085 162), oklch(0.35 0.055 168))',
  bloom: 'light-dark(oklch(0.66 0.17 38), oklch(0.56 0.14 36))',
  trunk: 'light-dark(oklch(0.48 0.04 60), oklch(0.27 0.03 60))',
  ground: 'light-dark(oklch(0.88 0.018 85), oklch(0.2 0.02 255))',
}

export function StreetPicture({ className }: { className?: string }) {
  return (
    <svg viewBox="70 -80 500 500" preserveAspectRatio="xMidYMax slice" className={className} aria-hidden="true">
      <rect x="-400" y="-600" width="1440" height="1020" fill={paint.sky} />
      <circle cx="452" cy="64" r="36" fill={paint.sun} />
      <path
        d="M-400 240-210 196l120 44L90 206l70 40c40-40 70-92 98-92s56 50 84 70 40-34 66-34 60 60 96 64 90-60 136-60l400 60v170H-400z"
        fill={paint.farHill}
      />
      <path d="M-400 330c180-30 400-60 636-32s176 22 804-24v146H-400z" fill={paint.nearHill} />
      <Block />
      <Bungalow />
      <Gulmohar />
      <Neem x={52} />
      <Neem x={612} />
      <rect x="-400" y="384" width="1440" height="36" fill={paint.ground} />
      <path d="M-400 384h1440" stroke={paint.edge} strokeWidth="2" />
    </svg>
  )
}

function Block() {
  const floors = [0, 1, 2, 3, 4]
  return (
    <g stroke={paint.edge} strokeWidth="1.5">
      <rect x="96" y="108" width="176" height="276" fill={paint.wall} />
      <rect x="232" y="108" width="40" height="276" fill={paint.shade} stroke="none" />
      <path d="M88 108h192M148 108V88h52v20M164 88V74h20v14" fill={paint.wall} />
      {floors.map((floor) => {
        const top = 122 + floor * 52
        return (
          <g key={floor}>
            <rect x="112" y={top} width="30" height="28" fill={floor === 3 ? paint.lamp : paint.glass} />
            <path d={`M127 ${top}v28`} />
            <rect x="160" y={top} width="56" height="34" fill={floor === 1 ? paint.lamp : paint.glass} />
            <path d={`M188 ${top}v34`} />
            <path
              d={`M152 ${top + 34}h72v-14M152 ${top + 34}v-14h72M164 ${top + 20}v14m12-14v14m12-14v14m12-14v14m12-14v14`}
              fill="none"
            />
            <rect x="242" y={top + 2} width="18" height="24" fill={floor === 2 ? paint.lamp : paint.glass} />
          </g>
        )
      })}
    </g>
  )
}

function Bungalow() {
  return (
    <g stroke={paint.edge} strokeWidth="1.5">
      <rect x="352" y="278" width="186" height="106" fill={paint.wall} />
      <path d="M336 282 396 222h112l46 60z" fill={paint.roof} />
      <path d="M356 262h178M372 246h152" stroke={paint.edge} strokeOpacity=".45" />
      <path d="M440 222v-26h18v26" fill={paint.wall} />
      <rect x="372" y="302" width="44" height="38" fill={paint.lamp} />
      <path d="M394 302v38M372 320h44" />
      <rect x="436" y="306" width="34" height="78" fill={paint.door} />
      <circle cx="463" cy="348" r="2" fill={paint.lamp} stroke="none" />
      <rect x="490" y="302" width="34" height="38" fill={paint.glass} />
      <path d="M507 302v38M490 320h34" />
      <path d="M424 300h58l-8-12h-42zM428 300v84m50-84v84" fill={paint.shade} />
    </g>
  )
}

const blooms: [cx: number, cy: number, r: number][] = [
  [250, 280, 9],
  [264, 264, 12],
  [282, 254, 12],
  [300, 244, 14],
  [320, 246, 13],
  [338, 258, 13],
  [352, 274, 10],
  [276, 276, 9],
  [298, 268, 10],
  [320, 270, 9],
  [262, 292, 4],
  [290, 290, 5],
  [312, 292, 4],
  [338, 286, 5],
]

function Gulmohar() {
  return (
    <g>
      <path
        d="M300 384c2-44 0-62-16-92m17 44c8-18 14-28 30-38"
        fill="none"
        stroke={paint.trunk}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path
        d="M236 288c-4-30 24-44 42-42 8-20 46-22 56-2 26-4 44 22 30 42 2 18-24 22-36 12-14 14-40 14-50 0-14 10-40 8-42-10z"
        fill={paint.leaf}
      />
      {blooms.map(([cx, cy, r]) => (
        <circle key={`${cx}-${cy}`} cx={cx} cy={cy} r={r} fill={paint.bloom} />
      ))}
    </g>
  )
}

function Neem({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path
        d="M0 384v-78m0 34-14-16m14 2 12-14"
        fill="none"
        stroke={paint.trunk}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d="M-40 300c-8-24 10-38 22-38 2-22 36-26 42-4 20 0 30 24 18 40-6 16-24 16-34 8-12 10-40 14-48-6z"
        fill={paint.leafDark}
      />
      <path
        d="M-22 282c0-12 12-16 20-14 6-8 20-6 22 4"
        fill="none"
        stroke={paint.leaf}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  )
}

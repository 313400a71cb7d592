import { Dimension, Person, Scene, Tree, Windows } from '../drawing.tsx'

const gridX = Array.from({ length: 41 }, (_, at) => at * 30)
const gridY = Array.from({ length: 15 }, (_, at) => at * 30)
const floors = [0, 1, 2, 3, 4]

/** A house front as surveyors draw it, measured, with two others it is compared with. */
export function PropertyEvaluationCover() {
  return (
    <Scene
      isCover
      width={1200}
      height={420}
      label="The measured front of a five-storey building on squared paper, with two smaller buildings to compare it with, price tags, a tape measure, and a valuer with a clipboard."
    >
      <path d="M0 0h1200v420H0z" fill="var(--sunken)" />
      <path
        d={`${gridX.map((x) => `M${x} 0v420`).join('')}${gridY.map((y) => `M0 ${y}h1200`).join('')}`}
        stroke="var(--line)"
      />
      <path d="M0 352h1200v68H0z" fill="var(--soil)" />
      <Tree x={96} y={356} size={1.4} isInFlower />
      <Tree x={1108} y={356} size={1.4} />
      <Compared x={196} height={132} tag="₹" />
      <Compared x={884} height={166} tag="₹" />
      <path d="M470 92h260v260H470z" fill="var(--wall)" stroke="var(--ink)" strokeWidth="2" />
      <path d="M462 84h276v10H462z" fill="var(--brick)" stroke="var(--ink)" strokeWidth="1.5" />
      {floors.map((floor) => {
        const y = 106 + floor * 48
        return (
          <g key={floor}>
            <Windows x={486} y={y} columns={4} rows={1} pitchX={62} pitchY={1} width={42} height={28} />
            <path d={`M470 ${y + 36}h260`} stroke="var(--stone)" strokeWidth="3" />
            <path
              d={`M548 ${y + 30}v-12h42v12zM610 ${y + 30}v-12h42v12z`}
              fill="none"
              stroke="var(--stone)"
              strokeWidth="2"
            />
          </g>
        )
      })}
      <path d="M584 312h32v40h-32z" fill="var(--wood)" stroke="var(--ink)" />
      <Dimension x1={470} y1={72} x2={730} y2={72}>
        18.4 m
      </Dimension>
      <Dimension x1={446} y1={94} x2={446} y2={352}>
        16.2 m
      </Dimension>
      <g>
        <path d="M760 352c0-26 34-26 34 0z" fill="var(--marigold)" stroke="var(--ink)" />
        <circle cx="777" cy="344" r="6" fill="var(--ink)" />
        <path d="M760 348H616v5h144z" fill="var(--page)" stroke="var(--ink)" />
        <path d="M630 348v3m14-3v3m14-3v3m14-3v3m14-3v3m14-3v3m14-3v3m14-3v3" stroke="var(--ink)" />
      </g>
      <Person x={400} y={376} shirt="var(--cloth)" size={1.35} />
      <path d="M408 318l24-8 8 26-24 8z" fill="var(--page)" stroke="var(--page-ink)" />
      <path d="M415 322l14-5m-12 11l14-5m-12 11l10-4" stroke="var(--page-ink)" />
    </Scene>
  )
}

function Compared({ x, height, tag }: { x: number; height: number; tag: string }) {
  const top = 352 - height
  return (
    <g>
      <path d={`M${x} ${top}h120v${height}h-120z`} fill="var(--wall-shade)" stroke="var(--ink)" strokeDasharray="6 4" />
      <Windows
        x={x + 14}
        y={top + 16}
        columns={3}
        rows={Math.floor(height / 48)}
        pitchX={34}
        pitchY={46}
        width={24}
        height={24}
      />
      <path d={`M${x + 46} ${top - 14}l14-16 14 16v26h-28z`} fill="var(--marigold)" stroke="var(--ink)" />
      <text x={x + 60} y={top + 4} textAnchor="middle" style={{ fill: 'oklch(0.25 0.04 60)', fontWeight: 700 }}>
        {tag}
      </text>
    </g>
  )
}

import { Person, Scene, Tree } from '../drawing.tsx'

const stepWidth = 20
const foot = 262
const stepHeight = 9
const years = Array.from({ length: 20 }, (_, at) => at)
const stairs = `M${foot} 372${years.map(() => `v-${stepHeight}h${stepWidth}`).join('')}h560v260H${foot}z`

/** Twenty steps, one a year, up to a house on the hill. */
export function HomeLoanCover() {
  return (
    <Scene
      isCover
      width={1200}
      height={420}
      label="A hillside with twenty steps, marked at 5, 10, 15 and 20 years, leading up to a lit house among trees; two people are on their way up."
    >
      <path d="M0 0h1200v420H0z" fill="var(--sky)" />
      <circle cx="400" cy="118" r="34" fill="var(--sun)" />
      <path d="M0 250c120-60 210-70 330-30s220 10 330-60 200-60 300-20 160 20 240 0v280H0z" fill="var(--hill)" />
      <path d="M0 320c140-40 260-20 380-10s320-80 820-30v140H0z" fill="var(--hill-near)" />
      <Tree x={170} y={376} size={1.4} />
      <path d={stairs} fill="var(--soil)" />
      <path d="M1190 192c10 60 10 150 10 228H0v-48h262" fill="var(--soil)" />
      {years.map((year) => (
        <path
          key={year}
          d={`M${foot + year * stepWidth} ${372 - (year + 1) * stepHeight}h${stepWidth + 3}v4h-${stepWidth + 3}z`}
          fill={year < 10 ? 'var(--marigold)' : 'var(--cloth)'}
        />
      ))}
      {[5, 10, 15, 20].map((year) => {
        const [x, y] = [foot + (year - 0.5) * stepWidth, 372 - year * stepHeight]
        return (
          <g key={year}>
            <path d={`M${x - 1.5} ${y}v-34h3v34z`} fill="var(--trunk)" />
            <path d={`M${x - 15} ${y - 52}h30v22h-30z`} fill="var(--page)" stroke="var(--trunk)" />
            <text x={x} y={y - 35} textAnchor="middle" className="written" style={{ fontSize: 15, fontWeight: 700 }}>
              {year}
            </text>
          </g>
        )
      })}
      <path d="M662 192h538v8H662z" fill="var(--neem)" />
      <path
        d="M560 300c120-30 260-10 380-24s180 6 260-4M440 350c140-20 300 0 440-14s220 4 320-6"
        fill="none"
        stroke="var(--wall-shade)"
        strokeWidth="3"
      />
      <path
        d="M760 262c2-14 18-16 24-8 8-8 24-2 24 8zM610 322c2-10 14-12 18-6 6-6 18-2 18 6zM930 318c2-16 22-18 28-9 10-9 28-2 28 9z"
        fill="var(--neem-deep)"
      />
      <Person x={322} y={346} shirt="var(--cloth)" size={0.95} />
      <Person x={302} y={355} shirt="var(--gulmohar)" size={0.88} />
      <Tree x={882} y={194} size={1.15} isInFlower />
      <House />
      <Tree x={990} y={194} size={1.3} />
      <path d="M0 400c200-16 420 6 640-6s380-10 560 4v22H0z" fill="var(--neem)" />
    </Scene>
  )
}

function House() {
  return (
    <g transform="translate(-74 0)">
      <path d="M768 106h150v86H768z" fill="var(--wall)" />
      <path d="M856 106h62v86h-62z" fill="var(--wall-shade)" />
      <path d="M752 110l40-46h100l42 46z" fill="var(--brick)" />
      <path d="M874 50h16v30h-16z" fill="var(--stone)" />
      <path d="M784 128h30v28h-30zM870 128h34v28h-34z" fill="var(--glass)" />
      <path d="M799 128v28M887 128v28" stroke="var(--wall)" strokeWidth="2" />
      <path d="M826 138h26v54h-26z" fill="var(--wood)" />
      <path d="M816 186h46v6h-46z" fill="var(--stone)" />
    </g>
  )
}

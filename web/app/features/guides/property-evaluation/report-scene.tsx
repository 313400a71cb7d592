import { Mark, Scene } from '../drawing.tsx'

const ruled = { stroke: 'var(--page-line)', strokeWidth: 2, fill: 'none' }

/** Two pages of a valuation report, with the places to read first. */
export function ReportScene() {
  return (
    <Scene
      height={330}
      label="Two pages of a valuation report with seven numbered places: purpose and date, property and papers seen, area, photographs and map, comparables, the values, declaration and registration number."
    >
      <path d="M0 0h440v330H0z" fill="var(--wood)" />
      <g transform="rotate(-1.5 110 160)">
        <path d="M24 20h186v290H24z" fill="var(--page)" />
        <text x="117" y="44" textAnchor="middle" className="written" style={{ fontSize: 13, fontWeight: 700 }}>
          Valuation report
        </text>
        <path d="M40 60h110M40 72h86" {...ruled} />
        <path d="M40 94h154M40 106h140M40 118h154M40 130h120" {...ruled} />
        <text x="40" y="158" className="written">
          Carpet 69.2 sqm · 745 sqft
        </text>
        <path d="M40 168h154M40 180h100" {...ruled} />
        <path d="M40 200h70v92H40z" fill="var(--sky)" />
        <path d="M40 270h70v22H40zM56 236h38v34H56z" fill="var(--brick)" />
        <path d="M122 200h72v92h-72z" fill="var(--hill)" />
        <path d="M122 250l72-30M150 200l10 92" stroke="var(--page)" strokeWidth="4" />
        <circle cx="160" cy="238" r="6" fill="var(--gulmohar)" />
      </g>
      <g transform="rotate(1.2 330 160)">
        <path d="M230 20h186v290H230z" fill="var(--page)" />
        <text x="246" y="46" className="written" style={{ fontWeight: 700 }}>
          Comparables, ₹ per sqft
        </text>
        <path d="M246 56h154v66H246zM246 78h154M246 100h154M298 56v66M350 56v66" {...ruled} strokeWidth="1.5" />
        <text x="306" y="72" className="written">
          11,579
        </text>
        <text x="306" y="94" className="written">
          12,000
        </text>
        <text x="306" y="116" className="written">
          11,500
        </text>
        <text x="356" y="72" className="written">
          +2%
        </text>
        <text x="356" y="94" className="written">
          −5%
        </text>
        <text x="356" y="116" className="written">
          +3%
        </text>
        <text x="246" y="156" className="written" style={{ fontWeight: 700 }}>
          Fair market ₹87,05,000
        </text>
        <text x="246" y="176" className="written">
          Realisable ₹78,30,000
        </text>
        <text x="246" y="196" className="written">
          Distress ₹65,30,000
        </text>
        <path d="M246 216h154M246 228h130" {...ruled} />
        <path d="M252 284c12-20 18 14 30-6s14 10 30-4" fill="none" stroke="var(--rain)" strokeWidth="2.5" />
        <circle cx="370" cy="268" r="24" fill="none" stroke="var(--gulmohar)" strokeWidth="3" />
        <path d="M354 264h32M354 273h32" stroke="var(--gulmohar)" strokeWidth="2" />
      </g>
      <Mark x={176} y={64} n={1} />
      <Mark x={200} y={112} n={2} />
      <Mark x={26} y={156} n={3} />
      <Mark x={116} y={246} n={4} />
      <Mark x={412} y={92} n={5} />
      <Mark x={412} y={170} n={6} />
      <Mark x={330} y={296} n={7} />
    </Scene>
  )
}

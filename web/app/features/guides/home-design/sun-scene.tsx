import { Scene } from '../drawing.tsx'

const suns = [
  [394, 70, 'Dec 48°', 436, 108, 'end'],
  [358, 38, 'Mar, Sep 71°', 334, 43, 'end'],
  [176, 38, 'Jun 85°', 198, 43, 'start'],
] as const

/** Section through a room with a south window. Heights of the noon sun are for Pune, 18.5° north. */
export function SunScene() {
  return (
    <Scene
      height={310}
      label="A section through a room with a window to the south. A 45 centimetre chajja keeps out the high sun of March and September and lets in the low sun of December, 48 degrees at noon. Air enters by a low window to the north and leaves by the south window."
    >
      <path d="M0 0h440v310H0z" fill="var(--sky)" />
      <path d="M0 256h440v54H0z" fill="var(--soil)" />
      <path d="M394 70L231.5 250M358 38L300 212" stroke="var(--marigold)" strokeWidth="2" strokeDasharray="7 5" />
      <path d="M84 98h222v158H84z" fill="var(--wall)" />
      <path d="M300 174v31l-40.5 45h-28z" fill="var(--sun)" />
      <path
        d="M76 92h238v14H76zM78 106h12v64H78zM78 226h12v30H78zM300 106h12v44h-12zM300 205h12v51h-12z"
        fill="var(--stone)"
      />
      <path d="M300 146h22v7h-22z" fill="var(--stone)" />
      <path d="M78 170h12v56H78zM300 153h12v52h-12z" fill="var(--glass)" opacity="0.8" />
      <path d="M84 250h222v6H84z" fill="var(--wood)" />
      <path d="M112 216h60v34h-60zM112 204h10v46h-10z" fill="var(--cloth)" />
      <path d="M192 218h40v5h-40zM196 223h4v27h-4zM224 223h4v27h-4z" fill="var(--wood)" />
      <path d="M194 106v14M160 122c20-4 48-4 68 0-20 5-48 5-68 0z" stroke="var(--trunk)" fill="var(--trunk)" />
      <g fill="none" stroke="var(--leaf)" strokeWidth="3.5" strokeLinecap="round">
        <path d="M22 206c40-8 70 0 110-16s90-34 204-14" opacity="0.9" />
        <path d="M326 166l12 10-13 9" />
      </g>
      {suns.map(([x, y, label, labelX, labelY, anchor]) => (
        <g key={label}>
          <circle cx={x} cy={y} r="14" fill="var(--sun)" stroke="var(--marigold)" strokeWidth="2" />
          <text x={labelX} y={labelY} textAnchor={anchor}>
            {label}
          </text>
        </g>
      ))}
      <text x="30" y="284">
        North
      </text>
      <text x="410" y="284" textAnchor="end">
        South
      </text>
    </Scene>
  )
}

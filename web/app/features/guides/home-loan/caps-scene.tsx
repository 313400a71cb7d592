import { Scene } from '../drawing.tsx'

/** The Reserve Bank's caps: part of the price, size of the loan, and a house to show it. */
const houses = [
  { percent: 90, loan: 'up to ₹30 Lac', x: 30, width: 88, height: 96 },
  { percent: 80, loan: '₹30 to 75 Lac', x: 160, width: 108, height: 128 },
  { percent: 75, loan: 'above ₹75 Lac', x: 306, width: 118, height: 160 },
] as const
const foot = 226

export function CapsScene() {
  return (
    <Scene
      height={290}
      label="Three houses filled to the part a loan may cover: 90 percent for loans up to 30 lakh, 80 percent for 30 to 75 lakh, 75 percent above 75 lakh. The rest is your own money."
    >
      <path d="M0 0h440v290H0z" fill="var(--sky)" />
      <path d={`M0 ${foot}h440v64H0z`} fill="var(--soil)" />
      {houses.map(({ percent, loan, x, width, height }) => {
        const lent = (height * percent) / 100
        const middle = x + width / 2
        return (
          <g key={percent}>
            <path d={`M${x - 10} ${foot - height}l${width / 2 + 10}-34 ${width / 2 + 10} 34z`} fill="var(--brick)" />
            <path d={`M${x} ${foot - height}h${width}v${height - lent}h-${width}z`} fill="var(--marigold)" />
            <path d={`M${x} ${foot - lent}h${width}v${lent}h-${width}z`} fill="var(--leaf)" />
            <path d={`M${middle - 10} ${foot - 34}h20v34h-20z`} fill="var(--wood)" />
            <text
              x={middle}
              y={foot - lent / 2 - 4}
              textAnchor="middle"
              className="strong"
              style={{ fill: 'var(--on-leaf)' }}
            >
              {percent}%
            </text>
            <text x={middle} y={foot + 22} textAnchor="middle">
              {loan}
            </text>
          </g>
        )
      })}
      <path d={`M128 ${foot + 40}h13v13h-13z`} fill="var(--leaf)" />
      <text x="148" y={foot + 52} className="quiet">
        Loan
      </text>
      <path d={`M220 ${foot + 40}h13v13h-13z`} fill="var(--marigold)" />
      <text x="240" y={foot + 52} className="quiet">
        Your own
      </text>
    </Scene>
  )
}

import { Scene } from '../drawing.tsx'

// An ₹80 lakh flat in a corporation area, in lakh; drawn at 2.6 units a lakh.
const unit = 2.6
const foot = 268

/** Two columns of the same height: what the flat costs, and who pays for it. */
export function BudgetScene() {
  const up = (lakh: number) => foot - lakh * unit
  return (
    <Scene
      height={300}
      label="Two equal columns of 85.9 lakh rupees. What it costs: price 80 lakh, stamp duty 5.6 lakh, registration 30 thousand. Who pays: a loan of 64 lakh, and 21.9 lakh of your own."
    >
      <path d="M0 0h440v300H0z" fill="var(--sunken)" />
      <path d={`M20 ${foot}h400v32H20z`} fill="var(--soil)" opacity="0.6" />
      <path d={`M62 ${up(80)}h86v${80 * unit}H62z`} fill="var(--wall)" stroke="var(--soft-ink)" />
      {[0, 1, 2, 3, 4].map((row) => (
        <path key={row} d={`M74 ${80 + row * 36}h20v20H74zM116 ${80 + row * 36}h20v20h-20z`} fill="var(--glass)" />
      ))}
      <path d={`M62 ${up(85.6)}h86v${5.6 * unit}H62z`} fill="var(--brick)" stroke="var(--soft-ink)" />
      <path d={`M58 ${up(85.9)}h94v-5H58z`} fill="var(--stone)" />
      <path d={`M262 ${up(64)}h86v${64 * unit}h-86z`} fill="var(--leaf)" />
      <path d={`M262 ${up(85.9)}h86v${21.9 * unit}h-86z`} fill="var(--marigold)" />
      <text x="105" y="24" textAnchor="middle">
        What it costs
      </text>
      <text x="305" y="24" textAnchor="middle">
        Who pays
      </text>
      <path d={`M152 ${up(83)}h14M152 ${up(50)}h14M352 ${up(75)}h12M352 ${up(34)}h12`} stroke="var(--soft-ink)" />
      <text x="170" y={up(83) + 2}>
        Duty, fee
      </text>
      <text x="170" y={up(83) + 19} className="quiet">
        ₹5.9 Lac
      </text>
      <text x="170" y={up(50)}>
        Price
      </text>
      <text x="170" y={up(50) + 17} className="quiet">
        ₹80 Lac
      </text>
      <text x="368" y={up(75)}>
        You
      </text>
      <text x="368" y={up(75) + 17} className="quiet">
        ₹21.9 Lac
      </text>
      <text x="368" y={up(34)}>
        Loan
      </text>
      <text x="368" y={up(34) + 17} className="quiet">
        ₹64 Lac
      </text>
      <text x="105" y="288" textAnchor="middle">
        ₹85.9 Lac
      </text>
      <text x="305" y="288" textAnchor="middle">
        ₹85.9 Lac
      </text>
    </Scene>
  )
}

import { Scene, Windows } from '../drawing.tsx'

/** The most that may have been demanded by each stage, as a percentage of the price. */
export const paymentStages = [
  ['Booking', 10],
  ['Agreement registered', 30],
  ['Plinth', 45],
  ['All slabs', 70],
  ['Walls, plaster, flooring, doors', 75],
  ['Sanitary fittings, stairs, lift wells', 80],
  ['Outer plumbing, plaster, terrace', 85],
  ['Lifts, pumps, wiring', 95],
  ['Possession, with the occupancy certificate', 100],
] as const

const foot = 250

/** The building grows with the money paid. */
export function PaymentScene() {
  return (
    <Scene
      height={300}
      label={`Nine columns that grow like a building under construction: ${paymentStages.map(([stage, percent]) => `${stage} ${percent} percent`).join(', ')}.`}
    >
      <path d="M0 0h440v300H0z" fill="var(--sky)" />
      <path d={`M0 ${foot}h440v50H0z`} fill="var(--soil)" />
      {paymentStages.map(([stage, percent], at) => {
        const [x, height] = [16 + at * 46, percent * 2]
        const isFinished = at === 8
        return (
          <g key={stage}>
            <path
              d={`M${x} ${foot - height}h40v${height}h-40z`}
              fill={isFinished ? 'var(--wall)' : at > 3 ? 'var(--wall-shade)' : at > 1 ? 'var(--brick)' : 'var(--page)'}
            />
            {at > 1 ? (
              <Windows
                x={x + 6}
                y={foot - height + 8}
                columns={2}
                rows={Math.floor(height / 24)}
                pitchX={16}
                pitchY={24}
                width={11}
                height={14}
              />
            ) : null}
            {at < 2 ? (
              <path d={`M${x + 7} ${foot - 12}h26m-26 6h18`} stroke="var(--page-line)" strokeWidth="2" />
            ) : null}
            {at > 1 && at < 7 ? (
              <path
                d={`M${x - 2} ${foot - height - 6}v${height + 6}m44 0v${-height - 6}m-44 16h44m-44 48h44`}
                stroke="var(--wood)"
                strokeWidth="1.5"
                fill="none"
              />
            ) : null}
            {isFinished ? <path d={`M${x - 2} ${foot - height}l22-14 22 14z`} fill="var(--gulmohar)" /> : null}
            <text x={x + 20} y={foot - height - (isFinished ? 18 : 10)} textAnchor="middle">
              {percent}
            </text>
            <text x={x + 20} y={foot + 24} textAnchor="middle" className="quiet">
              {at + 1}
            </text>
          </g>
        )
      })}
    </Scene>
  )
}

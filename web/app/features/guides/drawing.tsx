import './scenes.css'
import type { ReactNode } from 'react'

// The strokes all scenes share. Coordinates are the scene's own; colours come from scenes.css, for day and dark.

interface SceneProps {
  /** What the picture shows, for those who cannot see it. */
  label: string
  width?: number
  height: number
  /** Fills its box and lets the sides be cut, as a header picture must. */
  isCover?: boolean
  children: ReactNode
}

export function Scene({ label, width = 440, height, isCover, children }: SceneProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={isCover ? 'xMidYMax slice' : undefined}
      className={isCover ? 'scene cover' : 'scene'}
    >
      {children}
    </svg>
  )
}

/** A number in a circle; the legend under the picture explains it. */
export function Mark({ x, y, n }: { x: number; y: number; n: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r="11" fill="var(--leaf)" stroke="var(--card)" strokeWidth="2" />
      <text x={x} y={y + 4.8} textAnchor="middle" style={{ fill: 'var(--on-leaf)', fontWeight: 700, fontSize: 13 }}>
        {n}
      </text>
    </g>
  )
}

const neemLight = 'M-30-60a13 13 0 0 1 6-24a16 16 0 0 1 30-8a14 14 0 0 1 24 14c-14 10-44 26-60 18z'
const blossoms =
  'M-40-64c-4-10 8-16 14-11 1-12 16-15 20-6 6-12 24-12 26 0 10-6 22 2 17 12 6 4 3 13-5 12-6 5-14 2-15-4-4 6-14 5-15-1-5 6-16 5-16-3-6 7-24 9-26 1zM-12-88c4-6 16-6 19 0-3 5-16 6-19 0zM-30-48c3-4 10-3 11 0-2 4-10 4-11 0zM10-50c4-4 12-3 13 1-3 4-12 4-13-1z'

/** A neem, or a gulmohar in flower, standing on (x, y). */
export function Tree({ x, y, size = 1, isInFlower }: { x: number; y: number; size?: number; isInFlower?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-4 1c3-18 1-30-10-46l3-2 10 15 8-19 4 2-8 22c-2 11-1 18 1 28z" fill="var(--trunk)" />
      <path
        d="M-42-54c-9-16 4-34 20-31 3-20 34-24 42-7 20-5 34 17 21 33 4 13-16 20-26 12-11 9-34 9-41 0-10 4-19 0-16-7z"
        fill="var(--neem-deep)"
      />
      <path d={isInFlower ? blossoms : neemLight} fill={isInFlower ? 'var(--gulmohar)' : 'var(--neem)'} />
    </g>
  )
}

/** Rows of windows on a front; some are lit after dark, always the same ones. */
export function Windows({
  x,
  y,
  columns,
  rows,
  pitchX,
  pitchY,
  width,
  height,
}: Record<'x' | 'y' | 'columns' | 'rows' | 'pitchX' | 'pitchY' | 'width' | 'height', number>) {
  const every = Array.from({ length: columns * rows }, (_, at) => at)
  return every.map((at) => (
    <rect
      key={at}
      x={x + (at % columns) * pitchX}
      y={y + Math.floor(at / columns) * pitchY}
      width={width}
      height={height}
      rx="1"
      fill={(at * 7 + columns) % 5 < 2 ? 'var(--glass)' : 'var(--glass-dim)'}
    />
  ))
}

/** Someone standing on (x, y), about 60 tall. */
export function Person({ x, y, shirt, size = 1 }: { x: number; y: number; shirt: string; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-6 0v-26h12V0h-4.5v-18h-3V0z" fill="var(--ink)" opacity="0.75" />
      <path d="M-9-24c0-14 1-22 9-22s9 8 9 22z" fill={shirt} />
      <path d="M-8-40l-4 15M8-40l4 15" stroke={shirt} strokeWidth="4.5" strokeLinecap="round" />
      <circle cy="-53" r="6.5" fill="var(--skin)" />
      <path d="M-7-53a7 7 0 0 1 14 0c-2-4-6-5-9-5s-4 3-5 5z" fill="var(--trunk)" />
    </g>
  )
}

/** A measured length between two points on one line, as architects draw it. */
export function Dimension({
  x1,
  y1,
  x2,
  y2,
  children,
}: Record<'x1' | 'y1' | 'x2' | 'y2', number> & { children: string }) {
  const isUpright = x1 === x2
  const tick = (x: number, y: number) => `M${x - 4} ${y + 4}l8-8`
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2]
  return (
    <g>
      <path d={`M${x1} ${y1}L${x2} ${y2}${tick(x1, y1)}${tick(x2, y2)}`} stroke="var(--soft-ink)" fill="none" />
      <text
        x={x}
        y={y - 6}
        textAnchor="middle"
        className="quiet"
        transform={isUpright ? `rotate(-90 ${x} ${y})` : undefined}
      >
        {children}
      </text>
    </g>
  )
}

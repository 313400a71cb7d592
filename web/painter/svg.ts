// The few marks the pictures are made of. Everything is a path, since many shapes of one colour then share one element.

export type Point = [x: number, y: number]

/** At most one decimal: finer is never seen, and every digit is sent. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`
}

export function polygon(points: Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`
}

/** A wall opening with a round head. */
export function archway(x: number, y: number, width: number, height: number): string {
  const radius = width / 2
  return `M${n(x)} ${n(y + height)}v${n(radius - height)}a${n(radius)} ${n(radius)} 0 0 1 ${n(width)} 0v${n(height - radius)}z`
}

/** The wada's arch: cusps that meet in a point. */
export function cuspedArch(x: number, y: number, width: number, height: number): string {
  const w = width
  const spring = height * 0.42
  return [
    `M${n(x)} ${n(y + height)}v${n(spring - height)}`,
    `q${n(w * 0.02)} ${n(-spring * 0.45)} ${n(w * 0.16)} ${n(-spring * 0.5)}`,
    `q${n(w * 0.02)} ${n(-spring * 0.32)} ${n(w * 0.18)} ${n(-spring * 0.3)}`,
    `q${n(w * 0.12)} ${n(-spring * 0.02)} ${n(w * 0.16)} ${n(-spring * 0.2)}`,
    `q${n(w * 0.04)} ${n(spring * 0.18)} ${n(w * 0.16)} ${n(spring * 0.2)}`,
    `q${n(w * 0.16)} ${n(-spring * 0.02)} ${n(w * 0.18)} ${n(spring * 0.3)}`,
    `q${n(w * 0.14)} ${n(spring * 0.05)} ${n(w * 0.16)} ${n(spring * 0.5)}`,
    `v${n(height - spring)}z`,
  ].join('')
}

export function fill(colour: string, ...shapes: string[]): string {
  return `<path fill="${colour}" d="${shapes.join('')}"/>`
}

export function stroke(colour: string, width: number, ...shapes: string[]): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" d="${shapes.join('')}"/>`
}

/**
 * Round dots of one size as one path: lines of no length with round ends. Whole numbers and steps from dot to dot,
 * since a tree has a thousand of them.
 */
export function dots(colour: string, diameter: number, points: Point[]): string {
  let [fromX, fromY] = [0, 0]
  const steps = points
    .map(([x, y]): Point => [Math.round(x), Math.round(y)])
    .sort(([x1, y1], [x2, y2]) => Math.round(x1 / 24) - Math.round(x2 / 24) || y1 - y2)
    .map(([x, y]) => {
      const [dx, dy] = [x - fromX, y - fromY]
      ;[fromX, fromY] = [x, y]
      return `m${dx}${dy < 0 ? '' : ' '}${dy}h0`
    })
  return stroke(colour, diameter, steps.join(''))
}

export function line(x1: number, y1: number, x2: number, y2: number): string {
  return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`
}

export function circle(colour: string, x: number, y: number, radius: number): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${colour}"/>`
}

export function at(x: number, y: number, content: string, scale = 1): string {
  return `<g transform="translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${scale})`}">${content}</g>`
}

export function picture(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>\n`
}

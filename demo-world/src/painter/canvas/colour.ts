/** A colour as '#rrggbb'. Mixing happens in OKLab, light in linear RGB. */
export type Colour = string
export type Rgb = readonly [number, number, number]

const linearOf = new Map<Colour, Rgb>()

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const toDisplay = (linear: number) => (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055)

export function linear(colour: Colour): Rgb {
  const known = linearOf.get(colour)
  if (known) return known
  const bits = Number.parseInt(colour.slice(1), 16)
  const rgb: Rgb = [
    toLinear(((bits >> 16) & 255) / 255),
    toLinear(((bits >> 8) & 255) / 255),
    toLinear((bits & 255) / 255),
  ]
  if (linearOf.size < 20_000) linearOf.set(colour, rgb)
  return rgb
}

export function colour([red, green, blue]: Rgb): Colour {
  const byte = (value: number) =>
    Math.round(255 * toDisplay(Math.min(1, Math.max(0, value))))
      .toString(16)
      .padStart(2, '0')
  return `#${byte(red)}${byte(green)}${byte(blue)}`
}

function toLab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromLab([lightness, a, b]: Rgb): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** From a (0) to b (1), evenly for the eye. */
export function mix(a: Colour, b: Colour, share: number): Colour {
  if (share <= 0) return a
  if (share >= 1) return b
  const from = toLab(linear(a))
  const to = toLab(linear(b))
  return colour(fromLab([0, 1, 2].map((i) => from[i as 0] + (to[i as 0] - from[i as 0]) * share) as unknown as Rgb))
}

/** Moves lightness by `by` (-1..1) and multiplies chroma. */
export function tune(from: Colour, by: number, chroma = 1): Colour {
  const [lightness, a, b] = toLab(linear(from))
  return colour(fromLab([Math.min(1, Math.max(0, lightness + by)), a * chroma, b * chroma]))
}

export const darker = (from: Colour, by: number) => tune(from, -by)
export const lighter = (from: Colour, by: number) => tune(from, by)

/** Lightness for the eye, 0..1. */
export const lightness = (of: Colour) => toLab(linear(of))[0]

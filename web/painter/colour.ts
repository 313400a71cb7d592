export type Rgb = [red: number, green: number, blue: number]

/** An OKLCH colour in the screen's own red, green and blue (0 to 1), cut to what a screen can show. */
export function oklchToRgb(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear: Rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return linear.map((value) => {
    const cut = Math.min(1, Math.max(0, value))
    return cut <= 0.0031308 ? 12.92 * cut : 1.055 * cut ** (1 / 2.4) - 0.055
  }) as Rgb
}

/** #rrggbb, for pictures that are opened outside a browser too. */
export function paint(lightness: number, chroma: number, hue: number): string {
  const hex = (value: number) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${oklchToRgb(lightness, chroma, hue).map(hex).join('')}`
}

/** WCAG's contrast between two colours, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((x, y) => y - x) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

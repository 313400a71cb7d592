import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast, oklchToRgb, type Rgb } from '../painter/colour.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** The colour a token has in a theme, as the style sheet writes it. */
function token(name: string, theme: 'light' | 'dark'): Rgb {
  const number = String.raw`([\d.]+)`
  const oklch = String.raw`oklch\(${number} ${number} ${number}\)`
  const both = css.match(new RegExp(`--${name}: light-dark\\(${oklch}, ${oklch}\\)`))
  if (!both) throw new Error(`--${name} is not written as light-dark(oklch(…), oklch(…))`)
  const values = both.slice(1).map(Number)
  const [lightness = 0, chroma = 0, hue = 0] = theme === 'light' ? values.slice(0, 3) : values.slice(3)
  return oklchToRgb(lightness, chroma, hue)
}

const grounds = ['ground', 'card', 'sunken']
const textPairs = [
  ...['ink', 'soft-ink', 'leaf', 'leaf-deep', 'danger', 'good', 'marigold-ink'].flatMap((text) =>
    grounds.map((ground) => [text, ground]),
  ),
  ...['leaf-wash', 'marigold-wash', 'danger-wash', 'good-wash'].map((wash) => ['ink', wash]),
  ...['leaf-wash', 'marigold-wash'].map((wash) => ['soft-ink', wash]),
  ['leaf', 'leaf-wash'],
  ['leaf-deep', 'leaf-wash'],
  ['danger', 'danger-wash'],
  ['good', 'good-wash'],
  ['marigold-ink', 'marigold-wash'],
  ['on-leaf', 'leaf'],
  ['on-leaf', 'leaf-deep'],
] as [string, string][]
const controlPairs = ['edge', 'leaf', 'danger'].flatMap((edge) => grounds.map((ground) => [edge, ground])) as [
  string,
  string,
][]

for (const theme of ['light', 'dark'] as const) {
  test.each(textPairs)(`${theme}: %s is readable on %s`, (text, ground) => {
    expect(contrast(token(text, theme), token(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(controlPairs)(`${theme}: the edge %s shows on %s`, (edge, ground) => {
    expect(contrast(token(edge, theme), token(ground, theme))).toBeGreaterThanOrEqual(3)
  })

  test(`${theme}: the five steps follow one another in lightness, each told from its neighbour`, () => {
    const steps = [0, 1, 2, 3, 4].map((step) => token(`step-${step}`, theme))
    const jumps = steps.slice(1).map((step, i) => contrast(step, steps[i] as Rgb))
    expect(Math.min(...jumps)).toBeGreaterThan(1.25)
    const fromFirst = steps.map((step) => contrast(step, steps[0] as Rgb))
    expect([...fromFirst].sort((a, b) => a - b)).toEqual(fromFirst)
  })
}

test('the measure itself: black on white is 21', () => {
  expect(contrast([0, 0, 0], oklchToRgb(1, 0, 0))).toBeCloseTo(21, 1)
})

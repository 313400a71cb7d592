import type { Chance } from '../canvas/chance.ts'
import { type Colour, mix } from '../canvas/colour.ts'
import { fill, type Point, pathOf, stroke } from '../canvas/ink.ts'
import type { Sheet } from '../canvas/sheet.ts'
import { hazed, type Light, lit } from '../light/light.ts'
import type { Season } from '../light/season.ts'

/** The Sahyadri as seen from Pune: stepped lava flows, flat tops, long shoulders, here and there a fort's table. */
export function paintHills(
  sheet: Sheet,
  light: Light,
  season: Season,
  horizonY: number,
  chance: Chance,
  height = 150,
): string {
  const layers = chance.whole(2, 3)
  let out = ''
  for (let i = 0; i < layers; i++) {
    const depth = 1 - i / layers
    const distance = 260 + 1100 * depth
    const tall = height * (0.55 + 0.45 * depth) * chance.between(0.8, 1.15)
    out += ridge(sheet, light, season, horizonY, tall, distance, chance.fork(`ridge${i}`))
  }
  return out
}

function ridge(
  sheet: Sheet,
  light: Light,
  season: Season,
  horizonY: number,
  tall: number,
  distance: number,
  chance: Chance,
): string {
  const peaks = Array.from({ length: chance.whole(3, 5) }, () => ({
    x: chance.between(-0.1, 1.1) * sheet.width,
    width: chance.between(0.14, 0.34) * sheet.width,
    height: tall * chance.between(0.45, 1),
    flat: chance.happens(0.65) ? chance.between(0.12, 0.3) : 0.02,
    step: chance.between(0.35, 0.6),
  }))
  const rough = chance.between(0, 100)
  const heightAt = (x: number) => {
    let h = tall * 0.16
    for (const peak of peaks) {
      const away = Math.abs(x - peak.x) / peak.width
      if (away > 1) continue
      const shoulder = Math.min(1, (1 - away) / (1 - peak.flat))
      // Steep below the table, then a terrace, then a long foot.
      const profile =
        shoulder > peak.step
          ? 0.55 + 0.45 * Math.min(1, ((shoulder - peak.step) / (1 - peak.step)) * 1.5)
          : (0.55 * shoulder) / peak.step
      h = Math.max(h, tall * 0.12 + peak.height * profile ** 1.15)
    }
    return h + Math.sin(x / 31 + rough) * 2.2 + Math.sin(x / 13 + rough * 2) * 1.1
  }
  const crest: Point[] = []
  for (let x = -20; x <= sheet.width + 20; x += 20) crest.push([x, horizonY - heightAt(x)])
  const albedo = mix(season.hill, season.hillRock, 0.25)
  const face = lit(light, albedo, [0, -0.7, 0.7], distance)
  const body = fill(pathOf([...crest, [sheet.width + 20, horizonY + 30], [-20, horizonY + 30]]), face)
  return (
    body +
    folds(light, season, horizonY, heightAt, distance, chance, sheet.width) +
    foot(sheet, light, horizonY, tall, face)
  )
}

/** Gullies and the dark bands of old lava flows. */
function folds(
  light: Light,
  season: Season,
  horizonY: number,
  heightAt: (x: number) => number,
  distance: number,
  chance: Chance,
  width: number,
): string {
  const shade = hazed(light, mix(lit(light, season.hillRock, [0, -1, 0.2]), light.shadow, 0.35), distance * 1.05)
  const glow = hazed(light, lit(light, season.hill, [light.toSun[0] > 0 ? 0.7 : -0.7, -0.5, 0.5]), distance)
  let dark = ''
  let bright = ''
  for (let i = 0; i < 34; i++) {
    const x = chance.between(0, 1) * width
    const h = heightAt(x)
    if (h < 26) continue
    const top = horizonY - h * chance.between(0.72, 0.97)
    const drop = h * chance.between(0.25, 0.6)
    const lean = chance.around(0, 26)
    const w = chance.between(4, 13)
    const piece = pathOf([
      [x, top],
      [x + w * 0.6, top + drop * 0.35],
      [x + lean + w, top + drop],
      [x + lean * 0.4 - w * 0.2, top + drop * 0.55],
    ])
    if (i % 2) dark += piece
    else bright += piece
  }
  let bands = ''
  for (const level of [0.62, 0.8]) {
    let run: Point[] = []
    for (let x = 0; x <= width + 20; x += 20) {
      if (x <= width && heightAt(x) > 150 * level + 5) run.push([x, horizonY - 150 * level + Math.sin(x / 37) * 2])
      else {
        bands += run.length > 1 ? pathOf(run, false) : ''
        run = []
      }
    }
  }
  return fill(dark, shade, 0.4) + fill(bright, glow, 0.45) + stroke(bands, shade, 1.6, 0.3)
}

function foot(sheet: Sheet, light: Light, horizonY: number, tall: number, face: Colour): string {
  const wash = sheet.linear(0, horizonY - tall * 0.7, 0, horizonY, [
    [0, mix(face, light.haze, 0.4), 0],
    [1, light.haze, 0.75],
  ])
  return `<rect x="0" y="${(horizonY - tall * 0.7).toFixed(1)}" width="${sheet.width}" height="${(tall * 0.7 + 30).toFixed(1)}" fill="${wash}" fill-opacity=".6"/>`
}

import type { Chance } from '../canvas/chance.ts'
import { mix } from '../canvas/colour.ts'
import { ellipse, fill, pathOf, stroke } from '../canvas/ink.ts'
import type { Sheet } from '../canvas/sheet.ts'
import type { Light } from '../light/light.ts'

export function paintSky(sheet: Sheet, light: Light, horizonY: number, chance: Chance, sunX?: number): string {
  const { sky } = light
  const wash = sheet.linear(0, 0, 0, horizonY, sky.stops)
  let out = `<rect width="${sheet.width}" height="${sheet.height}" fill="${wash}"/>`
  if (sky.sunDisc && sunX !== undefined) {
    const y = horizonY - sheet.height * (light.hour === 'dawn' ? 0.12 : 0.16)
    out += ellipse(
      sunX,
      y,
      620,
      460,
      sheet.glow([
        [0, sky.sunDisc, 0.75],
        [0.35, sky.sunDisc, 0.3],
        [1, sky.sunDisc, 0],
      ]),
    )
    out += ellipse(sunX, y, 34, 34, sky.sunDisc, 0.95)
  }
  out += paintClouds(sheet, light, horizonY, chance)
  if (chance.happens(0.5)) out += birds(sheet, light, horizonY, chance)
  return out
}

function paintClouds(sheet: Sheet, light: Light, horizonY: number, chance: Chance): string {
  if (light.hour === 'rain') return bank(sheet, light, horizonY, chance)
  const style =
    light.hour === 'noon'
      ? chance.pick(['veil', 'heaps', 'clear'])
      : chance.pick(['heaps', 'heaps', 'veil', 'streaks', 'clear'])
  const count = style === 'clear' ? 0 : chance.whole(2, 5)
  let out = ''
  for (let i = 0; i < count; i++) {
    const x = chance.between(-0.05, 1.05) * sheet.width
    const y = horizonY * chance.between(0.12, 0.74)
    const near = 1 - y / horizonY
    if (style === 'heaps') out += heap(sheet, light, x, y, 150 + 420 * near * chance.between(0.5, 1), chance)
    else out += streak(sheet, light, x, y, chance.between(260, 700), style === 'veil' ? 0.28 : 0.5, chance)
  }
  return out
}

/** Long grey layers, the darker the higher, with a bright gap here and there. */
function bank(sheet: Sheet, light: Light, horizonY: number, chance: Chance): string {
  const { cloudLight, cloudShade } = light.sky
  const soft = (paint: string, strength: number) =>
    sheet.glow([
      [0, paint, strength],
      [0.45, paint, strength * 0.7],
      [1, paint, 0],
    ])
  const dark = soft(cloudShade, 0.55)
  const pale = soft(cloudLight, 0.6)
  let out = ''
  for (let i = 0; i < 22; i++) {
    const share = i / 22
    const y = horizonY * (share * 0.86 - 0.04)
    const x = chance.between(-0.1, 1.1) * sheet.width
    const size = 1.15 - share * 0.75
    out += ellipse(x, y, chance.between(260, 560) * size, chance.between(34, 80) * size, i % 2 ? dark : pale)
    out += ellipse(
      x + chance.around(0, 160),
      y - 22 * size,
      chance.between(120, 300) * size,
      chance.between(24, 50) * size,
      i % 2 ? pale : dark,
    )
  }
  return out
}

/** A cloud with a level foot: heaped puffs, shade below and light on the sun's side. */
function heap(sheet: Sheet, light: Light, x: number, y: number, width: number, chance: Chance): string {
  const { cloudLight, cloudShade } = light.sky
  const height = width * 0.24
  const puff = (paint: string, strength: number) =>
    sheet.glow([
      [0, paint, strength],
      [0.62, paint, strength * 0.82],
      [0.86, paint, strength * 0.35],
      [1, paint, 0],
    ])
  const shade = puff(mix(cloudShade, cloudLight, 0.3), 0.45)
  const body = puff(cloudLight, 0.62)
  const bright = puff(mix(cloudLight, '#ffffff', 0.4), 0.5)
  const sunward = light.toSun[0] >= 0 ? 1 : -1
  const peak = chance.between(0.3, 0.7)
  let under = ''
  let over = ''
  let rim = ''
  for (let i = 0; i < 15; i++) {
    const share = (i + chance.next()) / 15
    const rise = Math.max(0.12, 1 - (Math.abs(share - peak) / Math.max(peak, 1 - peak)) ** 1.4)
    const r = height * (0.16 + 0.22 * rise * chance.between(0.5, 1.3))
    const px = x + (share - 0.5) * width
    const lift = rise * height * chance.between(0.05, 0.75)
    under += ellipse(px, y - lift * 0.5 + r * 0.2, r * 1.7, r, shade)
    over += ellipse(px, y - lift - r * 0.3, r * 1.35, r * 1.05, body)
    if (i % 2) rim += ellipse(px + sunward * r * 0.4, y - lift - r * 0.6, r * 0.9, r * 0.7, bright)
  }
  return under + over + rim
}

function streak(
  sheet: Sheet,
  light: Light,
  x: number,
  y: number,
  width: number,
  strength: number,
  chance: Chance,
): string {
  const soft = sheet.glow([
    [0, light.sky.cloudLight, strength],
    [0.5, light.sky.cloudLight, strength * 0.5],
    [1, light.sky.cloudLight, 0],
  ])
  let out = ''
  for (let i = 0; i < 4; i++) {
    out += ellipse(
      x + chance.around(0, width * 0.4),
      y + i * 11 + chance.around(0, 6),
      width * chance.between(0.35, 0.7),
      chance.between(7, 19),
      soft,
    )
  }
  return out
}

function birds(sheet: Sheet, light: Light, horizonY: number, chance: Chance): string {
  const x = chance.between(0.1, 0.9) * sheet.width
  const y = horizonY * chance.between(0.18, 0.5)
  let data = ''
  for (let i = 0; i < chance.whole(3, 6); i++) {
    const size = chance.between(5, 9)
    const bx = x + chance.around(0, 90)
    const by = y + chance.around(0, 40)
    data += `M${bx.toFixed(1)} ${by.toFixed(1)}q${(size * 0.5).toFixed(1)}-${(size * 0.6).toFixed(1)} ${size.toFixed(1)} 0q${(size * 0.5).toFixed(1)}-${(size * 0.6).toFixed(1)} ${size.toFixed(1)}-.6`
  }
  return stroke(data, mix(light.shadow, light.haze, 0.25), 1.6, 0.7, ' stroke-linecap="round"')
}

/** Thickened air low over the land. */
export function paintHaze(sheet: Sheet, light: Light, horizonY: number, above: number, strength: number): string {
  const wash = sheet.linear(0, horizonY - above, 0, horizonY + above * 0.25, [
    [0, light.haze, 0],
    [0.8, light.haze, strength],
    [1, light.haze, 0],
  ])
  return fill(
    pathOf([
      [0, horizonY - above],
      [sheet.width, horizonY - above],
      [sheet.width, horizonY + above * 0.25],
      [0, horizonY + above * 0.25],
    ]),
    wash,
  )
}

import { type Colour, mix } from '../canvas/colour.ts'
import { Batch, barsOf, ellipse, fill, type Point, pathOf, stroke } from '../canvas/ink.ts'
import { type Mark, marksPath } from '../canvas/marks.ts'
import { hazed, lit, UP } from '../light/light.ts'
import { levelArea, type Scene } from '../space/scene.ts'
import type { Vec } from '../space/space.ts'

const WIDE = 260

/** Open land from the horizon to the feet, paler the farther. */
export function paintLand(scene: Scene, near: Colour, far: Colour): string {
  const { sheet, light, camera } = scene
  const top = camera.horizonY
  const wash = sheet.linear(0, top, 0, sheet.height, [
    [0, hazed(light, lit(light, far, UP), light.hazeReach * 1.1)],
    [0.12, hazed(light, lit(light, far, UP), light.hazeReach * 0.35)],
    [0.4, lit(light, near, UP)],
    [1, mix(lit(light, near, UP), light.shadow, 0.12)],
  ])
  const own = scene.chance.fork('patches')
  const tints = [scene.season.leaf, scene.season.grassDry, scene.season.earth].map((paint) =>
    sheet.glow([
      [0, lit(light, paint, UP), 0.34],
      [0.6, lit(light, paint, UP), 0.16],
      [1, lit(light, paint, UP), 0],
    ]),
  )
  let patches = ''
  for (let i = 0; i < 26; i++) {
    const near = own.next() ** 1.4
    const y = top + 8 + (sheet.height - top) * near
    patches += ellipse(
      own.between(-0.1, 1.1) * sheet.width,
      y,
      90 + 330 * near * own.between(0.5, 1),
      5 + 44 * near * own.between(0.4, 1),
      own.pick(tints),
    )
  }
  return `<rect x="0" y="${top.toFixed(1)}" width="${sheet.width}" height="${(sheet.height - top).toFixed(1)}" fill="${wash}"/>${patches}`
}

/** A band across the picture, parallel to the front. */
export function band(scene: Scene, y0: number, y1: number, albedo: Colour, x0 = -WIDE, x1 = WIDE, opacity = 1): string {
  const middle = scene.camera.depth([scene.camera.eye[0], (y0 + y1) / 2, 0])
  return fill(
    pathOf(levelArea(scene.camera, x0, x1, y0, y1)),
    lit(scene.light, albedo, UP, Math.max(0, middle) * 0.35),
    opacity,
  )
}

/** Asphalt with its worn tracks, patches and a broken line; wet when it rains. */
export function paintRoad(scene: Scene, y0: number, y1: number): string {
  const { camera, light, chance } = scene
  const dark = light.hour === 'rain' ? '#5d6064' : '#77746f'
  let out = band(scene, y0, y1, dark)
  const width = y1 - y0
  for (const share of [0.2, 0.36, 0.64, 0.8])
    out += fill(
      pathOf(levelArea(camera, -WIDE, WIDE, y0 + width * (share - 0.035), y0 + width * (share + 0.035))),
      '#ffffff',
      0.05,
    )
  const patches = new Batch()
  for (let i = 0; i < 7; i++) {
    const x = camera.eye[0] + chance.between(-40, 60)
    const y = chance.between(y0 + 0.5, y1 - 1.5)
    patches.fill(
      pathOf(levelArea(camera, x, x + chance.between(0.8, 3), y, y + chance.between(0.4, 1))),
      '#000000',
      0.07,
    )
  }
  out += patches
  const lines = new Batch()
  const middle = (y0 + y1) / 2
  for (let x = -90; x < 120; x += 6)
    lines.fill(pathOf(levelArea(camera, x, x + 3, middle - 0.07, middle + 0.07)), lit(light, '#e9e5da', UP, 20))
  if (light.hour === 'rain') {
    const shine = scene.sheet.linear(0, camera.horizonY, 0, scene.sheet.height, [
      [0, light.sky.cloudLight, 0.55],
      [1, light.sky.cloudLight, 0.08],
    ])
    out += fill(pathOf(levelArea(camera, -WIDE, WIDE, y0, y1)), shine)
  }
  return out + lines
}

/** A raised kerb in painted blocks, seen from the road. */
export function paintKerb(scene: Scene, y: number, isPainted: boolean): string {
  const { camera, light } = scene
  const batch = new Batch()
  const height = 0.16
  for (let x = -70, i = 0; x < 90; x += 1.2, i++) {
    const seenX = camera.project([x, y, 0])[0]
    if (camera.depth([x, y, 0]) < 1 || seenX < -150 || seenX > scene.sheet.width + 50) continue
    const albedo = !isPainted ? '#bdb8ae' : i % 2 ? '#e8e4d8' : '#4c4a48'
    batch.fill(
      pathOf(
        camera.outline([
          [x, y, 0],
          [x + 1.2, y, 0],
          [x + 1.2, y, height],
          [x, y, height],
        ]),
      ),
      lit(light, albedo, [0, -1, 0], camera.depth([x, y, 0]) * 0.3),
    )
  }
  batch.fill(pathOf(levelArea(camera, -WIDE, WIDE, y, y + 0.25, height)), lit(light, '#c9c4b9', UP, 20))
  return batch.toString()
}

/** Paving with its joints running both ways. */
export function paintPaving(
  scene: Scene,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  albedo: Colour,
  step: number,
): string {
  const { camera, light } = scene
  const tone = lit(light, albedo, UP, Math.max(0, camera.depth([0, y0, 0])) * 0.3)
  const area = levelArea(camera, x0, x1, y0, y1)
  const lines: [Point, Point][] = []
  const joint = (from: Vec, to: Vec) => {
    const [a, b] = camera.outline([from, to, to])
    if (!a || !b) return
    const isOff =
      Math.max(a[0], b[0]) < 0 || Math.min(a[0], b[0]) > scene.sheet.width || Math.min(a[1], b[1]) > scene.sheet.height
    // Joints closer than three pixels would only grey the ground.
    if (!isOff) lines.push([a, b])
  }
  const wide = Math.max(step, (2.5 / camera.scaleAt([(x0 + x1) / 2, y0, 0])) * 2)
  for (let y = y0; y <= y1; y += wide) joint([x0, y, 0], [x1, y, 0])
  for (let x = x0; x <= x1; x += wide) joint([x, y0, 0], [x, y1, 0])
  const joints = barsOf(lines.map(([a, b]): [Point, Point] => [within(a, b), within(b, a)]))
  return fill(pathOf(area), tone) + stroke(joints, light.shadow, 0.8, 0.18)
}

/** Moves an end that is far off the sheet to just beyond its edge. */
function within(end: Point, other: Point): Point {
  const [x, y] = end
  const limit = Math.min(2400, Math.max(-800, x))
  if (limit === x || x === other[0]) return end
  return [limit, y + ((other[1] - y) * (limit - x)) / (other[0] - x)]
}

/** Mown or wild grass: tufts over an area, thicker near the eye. */
export function paintTufts(
  scene: Scene,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  count: number,
  tallest = 0.28,
): string {
  const { camera, light, season, chance } = scene
  const batch = new Batch()
  const tones = [season.leaf, season.grass, season.grassDry].map((leaf) => lit(light, leaf, [0, -0.4, 0.8]))
  const marks = new Map<string, Mark[]>()
  for (let i = 0; i < count; i++) {
    const y = y0 + (y1 - y0) * chance.next()
    const x = chance.between(x0, x1)
    if (camera.depth([x, y, 0]) < 1) continue
    const [px, py] = camera.project([x, y, 0])
    const tall = Math.min(15, tallest * camera.scaleAt([x, y, 0]) * chance.between(0.4, 1))
    if (tall < 2 || px < -30 || px > scene.sheet.width + 30 || py > scene.sheet.height + 20) continue
    const style = `${i % 3}/${tall > 8 ? 1.3 : 1}`
    const known = marks.get(style) ?? []
    for (const lean of [-0.5, 0.05, 0.45])
      known.push([px + lean * tall * 0.3, py, lean * tall * 0.8 + chance.around(0, tall * 0.25), -tall])
    marks.set(style, known)
  }
  for (const [style, list] of marks) {
    const [tone = 0, width = 1] = style.split('/').map(Number)
    batch.stroke(marksPath(list), tones[tone] as Colour, width, 1, ' stroke-linecap="round"')
  }
  return batch.toString()
}

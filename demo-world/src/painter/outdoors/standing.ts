import { pathOf } from '../canvas/ink.ts'
import { type Placing, type PlantKind, plant } from '../plants/planting.ts'
import type { Scene } from '../space/scene.ts'
import { box, type Vec } from '../space/space.ts'

const crownOver: Readonly<Partial<Record<PlantKind, number>>> = {
  neem: 0.34,
  mango: 0.38,
  rainTree: 0.52,
  gulmohar: 0.52,
  young: 0.2,
  ashoka: 0.09,
  coconut: 0.22,
  shrub: 0.85,
  bougainvillea: 0.85,
  hibiscus: 0.85,
  areca: 0.4,
  champa: 0.35,
}

/** A plant rooted in the scene, so many metres tall, with its shadow on the ground. */
export function standPlant(
  scene: Scene,
  kind: PlantKind,
  x: number,
  y: number,
  metres: number,
  placing: Placing = {},
  z = 0,
): void {
  const { camera } = scene
  const depth = camera.depth([x, y, z])
  if (depth < 2.5) return
  const [px, py] = camera.project([x, y, z])
  const tall = metres * camera.scaleAt([x, y, z])
  const half = tall * 0.6
  if (px < -half || px > scene.sheet.width + half || tall < 3 || tall > 760) return
  const svg = plant(scene.garden, kind, px, py, tall, { distance: depth * 0.35, ...placing })
  // As wide as it is drawn but thin, so that it sorts rightly against walls along the road.
  const reach = Math.max(0.3, metres * (crownOver[kind] ?? 0.3))
  scene.solids.push({ box: box(x - reach, x + reach, y - 0.25, y + 0.25, z, z + metres), svg })
  castDisc(
    scene,
    x,
    y,
    metres * (kind === 'shrub' || kind === 'bougainvillea' || kind === 'hibiscus' ? 0.3 : 0.68),
    metres * (crownOver[kind] ?? 0.3),
  )
}

/** A round shadow thrown from a height. */
export function castDisc(
  { camera, light, shadows }: Scene,
  x: number,
  y: number,
  height: number,
  radius: number,
): void {
  const reach = Math.min(height / Math.max(0.15, light.toSun[2]), height * 2.4)
  const [cx, cy] = [x - light.toSun[0] * reach, y - light.toSun[1] * reach]
  if (radius * camera.scaleAt([x, y, 0]) < 9) return
  const stretch = 1 + (reach / height) * 0.2
  const rim = Array.from({ length: 10 }, (_, i): Vec => {
    const angle = (i / 10) * Math.PI * 2
    const wave = 1 + 0.12 * Math.sin(i * 2.7) + 0.08 * Math.sin(i * 5.1)
    return [cx + Math.cos(angle) * radius * wave * stretch, cy + Math.sin(angle) * radius * wave, 0.01]
  })
  const outline = camera.outline(rim)
  const xs = outline.map(([px]) => px)
  if (outline.length > 2 && Math.max(...xs) > 0 && Math.min(...xs) < 1600) shadows.push(pathOf(outline))
}

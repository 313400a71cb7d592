import { builtOf, type Structure } from '../building/structure.ts'
import type { Chance } from '../canvas/chance.ts'
import { type CompoundStyle, standCompound } from '../outdoors/compound.ts'
import { standPlant } from '../outdoors/standing.ts'
import type { Plot } from '../outdoors/surroundings.ts'
import { type Flora, usualHeight } from '../plants/flora.ts'
import type { PlantKind } from '../plants/planting.ts'
import type { Scene } from '../space/scene.ts'

/** The plot a structure stands on, reaching towards the viewer when seen from far. */
export function plotOf(structure: Structure, eyeY: number, chance: Chance): Plot {
  const { storeys, isOpen } = structure
  const bounds = builtOf(structure)
  const left = Math.min(...bounds.map((box) => box.x0))
  const right = Math.max(...bounds.map((box) => box.x1))
  const back = Math.max(...bounds.map((box) => box.y1))
  const front = Math.min(...bounds.map((box) => box.y0))
  if (isOpen) return { left: left - 20, right: right + 20, front: front - 3.2, back: back + 3 }
  const side = storeys <= 3 ? chance.between(3.5, 5) : chance.between(6, 9) + storeys * 0.5
  const yard = Math.min(front - eyeY - chance.between(19, 24), 48)
  return { left: left - side, right: right + side, front: front - Math.max(storeys <= 3 ? 5 : 7, yard), back: back + 5 }
}

export function compoundStyle({ palette, storeys }: Structure, chance: Chance): CompoundStyle {
  return {
    height: storeys <= 3 ? chance.between(0.85, 1.25) : chance.between(1.15, 1.6),
    finish: chance.pick(['plaster', 'stone', 'brick', 'railing', 'railing']),
    albedo: chance.pick([palette.trim, palette.wall, palette.stone]),
    trim: palette.trim,
    metal: palette.rail,
  }
}

/** Wall, gate and everything planted behind them. */
export function plantPlot(scene: Scene, plot: Plot, flora: Flora, structure: Structure, chance: Chance): void {
  if (structure.isOpen) {
    plantKerb(scene, plot, flora, chance)
    return
  }
  const gate = { from: structure.entranceX - 2, to: structure.entranceX + 2 }
  standCompound(scene, plot.left, plot.right, plot.front, gate, compoundStyle(structure, chance))
  const grown = Math.min(1, 0.55 + scene.ageYears / 22)
  const open = (x: number, margin: number) => x < gate.from - margin || x > gate.to + margin
  const stand = (kind: PlantKind, x: number, y: number, size: number) =>
    standPlant(scene, kind, x, y, usualHeight[kind] * grown * size, { mirrored: chance.happens(0.5) })
  const left = Math.min(...builtOf(structure).map((box) => box.x0))
  const right = Math.max(...builtOf(structure).map((box) => box.x1))
  const frontY = Math.min(...builtOf(structure).map((box) => box.y0))
  if (structure.storeys <= 3) {
    // A house must be seen: tall trees beside it, small ones before it.
    for (const x of [left - 1.6, right + 1.6])
      if (chance.happens(0.85))
        stand(
          chance.happens(0.5) ? flora.tall : flora.shade,
          x + chance.around(0, 0.6),
          frontY + chance.between(0, 4),
          chance.between(0.7, 0.95),
        )
    for (let x = plot.left + 1; x < plot.right - 1; x += chance.between(3.4, 7))
      if (open(x, 0.6))
        stand(
          chance.pick<PlantKind>(['areca', 'champa', flora.bloom, 'shrub']),
          x,
          plot.front + chance.between(1.3, 2.6),
          chance.between(0.6, 0.95),
        )
  } else {
    for (let x = plot.left + 1.2; x < plot.right - 1; x += chance.between(2.6, 6.5)) {
      if (open(x, 1))
        stand(
          flora[chance.weigh({ tall: 2, slim: 3, shade: 1 })],
          x,
          plot.front + chance.between(1.2, 2.6),
          chance.between(0.7, 1),
        )
    }
    for (let y = plot.front + 6; y < frontY - 4; y += chance.between(4, 8)) {
      for (let x = plot.left + 1; x < plot.right; x += chance.between(6, 16))
        if (open(x, 1.5))
          stand(
            flora[chance.weigh({ slim: 4, shade: 2, tall: 1.5, bloom: 2 })],
            x,
            y + chance.around(0, 2),
            chance.between(0.6, 0.95),
          )
    }
  }
  for (let x = plot.left + 0.4; x < plot.right; x += chance.between(1, 2.2)) {
    if (open(x, 0.9))
      standPlant(
        scene,
        chance.happens(0.65) ? 'shrub' : flora.bloom,
        x,
        plot.front + 0.8,
        chance.between(0.9, structure.storeys <= 3 ? 1.4 : 1.9),
        { mirrored: chance.happens(0.5) },
      )
  }
}

/** Before shops only street trees in their rings, and pots. */
function plantKerb(scene: Scene, plot: Plot, flora: Flora, chance: Chance): void {
  for (const x of [plot.left + 15, plot.right - 15])
    standPlant(
      scene,
      chance.happens(0.5) ? 'young' : flora.slim,
      x + chance.around(0, 2),
      plot.front - 1.6,
      chance.between(3.4, 4.6),
      { mirrored: chance.happens(0.5) },
    )
  for (let x = plot.left + 12; x < plot.right - 12; x += chance.between(3, 6))
    if (chance.happens(0.4)) standPlant(scene, 'shrub', x, plot.front + 0.4, 0.7, { mirrored: chance.happens(0.5) })
}

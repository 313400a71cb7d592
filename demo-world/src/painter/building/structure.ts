import type { Scene } from '../space/scene.ts'
import type { Box } from '../space/space.ts'
import type { BuildingPalette } from './palettes.ts'

/** Anything built that a picture can be taken of. */
export interface Structure {
  /** What the picture is framed on. */
  bounds: readonly Box[]
  /** All that is built, where it runs on past the frame. */
  built?: readonly Box[]
  palette: BuildingPalette
  storeys: number
  /** Where the path from the gate leads. */
  entranceX: number
  /** Open to the footpath: no wall, no gate, no front garden. */
  isOpen?: boolean
  raise(scene: Scene): void
}

export const builtOf = ({ built, bounds }: Structure): readonly Box[] => built ?? bounds

import type { Position } from '@properysearch/contract/values/geometry'

const tilePx = 256

/** Pixels from the world's north-west corner at a zoom, as every web map counts them. */
export function worldPixel({ latitude, longitude }: Position, zoom: number): { x: number; y: number } {
  const size = tilePx * 2 ** zoom
  const sine = Math.sin((latitude * Math.PI) / 180)
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  }
}

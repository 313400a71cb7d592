import type { MapTiles } from './port.ts'

/** Maps show the drawing of our own. */
export const noMapTiles: MapTiles = { findSource: async () => null }

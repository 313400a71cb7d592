import type { Position } from '@properysearch/contract/geometry'

/** The middle of Pune, where the map stands until somebody says where they are. */
export const puneCentre: Position = { latitude: 18.5204, longitude: 73.8567 }

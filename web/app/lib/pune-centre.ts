import type { Position } from '@properysearch/contract/values/geometry'

/** The middle of Pune, our home: where to look when nothing else says it. */
export const puneCentre: Position = { latitude: 18.5204, longitude: 73.8567 }

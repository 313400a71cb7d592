import type { MapProps } from '../map-props.ts'

type Asked = Pick<MapProps, 'center' | 'zoom' | 'fit' | 'request'>

/** Only a change of what was asked moves the map; drawing the same again does not undo the person's own move. */
export function isElsewhere(before: Asked, next: Asked): boolean {
  if (before.request !== next.request) return true
  if (next.fit || before.fit) return JSON.stringify(before.fit) !== JSON.stringify(next.fit)
  return (
    before.zoom !== next.zoom ||
    before.center.latitude !== next.center.latitude ||
    before.center.longitude !== next.center.longitude
  )
}

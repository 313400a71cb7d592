import { ellipse } from '../canvas/ink.ts'
import { backToFront } from '../space/order.ts'
import { paintOutlook } from './outlook.ts'
import type { Room } from './room.ts'
import { paintShell, paintTrims } from './shell.ts'
import { cutWindow, floorGloss, paintCurtains, paintWindow, type RoomWindow, sunPatches } from './windows.ts'

export interface Finish {
  windows: readonly RoomWindow[]
  hasTray?: boolean
  /** Seen from high up, or over a garden. */
  isHigh: boolean
  curtains?: string
  isSheer?: boolean
}

/** Puts the picture of a room together, from the outlook to the nearest chair. */
export function finishRoom(room: Room, finish: Finish): string {
  for (const window of finish.windows) cutWindow(room, window)
  const { curtains } = finish
  const out =
    paintShell(room) +
    finish.windows.map((window) => floorGloss(room, window)).join('') +
    room.flat.join('') +
    finish.windows.map((window) => sunPatches(room, window)).join('') +
    paintOutlook(room, finish.isHigh) +
    finish.windows.map((window) => paintWindow(room, window)).join('') +
    bloom(room) +
    paintTrims(room, finish.hasTray ?? false) +
    (curtains
      ? finish.windows
          .map((window) => (window.hasCurtains ? paintCurtains(room, window, curtains, finish.isSheer ?? false) : ''))
          .join('')
      : '') +
    backToFront(room.solids, room.camera.eye) +
    lamplight(room)
  return room.sheet.toPicture(out)
}

/** Daylight spilling round the panes. */
function bloom({ sheet, glass, isEvening, character }: Room): string {
  if (isEvening) return ''
  const tint = character.hour === 'golden' ? '#ffe3ad' : character.hour === 'dawn' ? '#fff0dc' : '#fffdf4'
  const glow = sheet.glow([
    [0, tint, 0.5],
    [0.4, tint, 0.24],
    [1, tint, 0],
  ])
  return glass
    .map((pane) => {
      const xs = pane.map(([x]) => x)
      const ys = pane.map(([, y]) => y)
      const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
      return ellipse((x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) * 0.5 + 260, (y1 - y0) * 0.5 + 200, glow)
    })
    .join('')
}

/** A last warm or cool breath over the whole. */
function lamplight({ sheet, isEvening, character }: Room): string {
  const [from, to] = isEvening
    ? ['#ffb763', 0.1]
    : character.hour === 'golden'
      ? ['#ffc46b', 0.08]
      : character.hour === 'rain'
        ? ['#bcd2dc', 0.07]
        : ['#fff6e0', 0.05]
  const wash = sheet.radial(sheet.width / 2, sheet.height * 0.42, sheet.width * 0.75, [
    [0, from as string, to as number],
    [0.6, from as string, 0],
    [1, '#1d1512', 0.16],
  ])
  return `<rect width="${sheet.width}" height="${sheet.height}" fill="${wash}"/>`
}

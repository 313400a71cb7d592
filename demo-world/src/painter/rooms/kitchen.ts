import { paintCornerKitchen } from './kitchen-corner.ts'
import { paintStraightKitchen } from './kitchen-straight.ts'
import type { HomeRoom } from './living.ts'

/** The kitchen: an L round the window, or one long wall with a table or island before it. */
export function paintKitchen(room: HomeRoom): string {
  return room.chance.fork('kitchen').happens(0.55) ? paintCornerKitchen(room) : paintStraightKitchen(room)
}

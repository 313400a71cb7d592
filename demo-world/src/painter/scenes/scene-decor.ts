import { bookshelf } from '../rooms/furniture/storage.ts'
import type { Room } from '../rooms/room.ts'
import { box } from '../space/space.ts'

export { art, featureWall, leafyPlant } from '../rooms/furniture/decor.ts'

/** Books from wall to wall behind the desk. */
export function bookshelfWall(room: Room): void {
  const { width, depth } = room
  const third = (width - 0.5) / 3
  for (let i = 0; i < 3; i++)
    bookshelf(
      { ...room, chance: room.chance.fork(`shelf${i}`) },
      box(0.25 + i * third, 0.25 + (i + 1) * third, depth - 0.34, depth - 0.02, 0, 2.35),
    )
}

import { notificationsHandlers } from './notifications/index.ts'
import { placesHandlers } from './places/index.ts'

/** Every domain's handlers under the contract's own names. */
export const handlers = {
  notifications: notificationsHandlers,
  places: placesHandlers,
}

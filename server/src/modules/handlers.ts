import { placesHandlers } from './places/index.ts'

/** Every domain's handlers under the contract's own names. */
export const handlers = {
  places: placesHandlers,
}

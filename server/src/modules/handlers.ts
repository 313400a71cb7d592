import { placesHandlers } from './places/index.ts'
import { propertiesHandlers } from './properties/index.ts'
import { foundPropertiesHandlers, searchHandlers } from './search/index.ts'
import { shortlistsHandlers, userPropertiesHandlers } from './shortlists/index.ts'

/** Every domain's handlers under the contract's own names. */
export const handlers = {
  places: placesHandlers,
  properties: { ...propertiesHandlers, ...foundPropertiesHandlers, ...userPropertiesHandlers },
  search: searchHandlers,
  shortlists: shortlistsHandlers,
}

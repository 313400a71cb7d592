// Owns cities and localities.
// Always true: a locality lies in a city we serve; names are unique within a city.
// Calls no other module.
export { placesHandlers } from './places.handlers.ts'
export { placesModule } from './places.module.ts'
export { findCities, findLocalities, findStateOfCity } from './places.sql.ts'

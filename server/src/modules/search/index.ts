// Owns how listings are found: the counts, the words, and every list, map and facet made from one query object.
// Always true: the list, its total, the facets and the groups on the map speak of the same listings.
// Reads the listings' table; calls listings and shortlists.

export { findKindsByPlace, type KindInPlace } from './counting/kinds-by-place.sql.ts'
export { distanceKm } from './finding/distance.rules.ts'
export { type Bracket, bracketOf, keysOfListing, keysOfQuery, roomBits } from './matching/keys.rules.ts'
export { findMatched, type MatchedListing, whichAreShown, whichShow } from './matching/match.sql.ts'
export type { ListingQuery } from './query/query.rules.ts'
export { readQuery } from './query/read-query.ts'
export { learnWords } from './reading/lexicon.sql.ts'
export { locateText } from './reading/locate-text.ts'
export { searchModule } from './search.module.ts'

// Owns estimates: the models learned from listings each night, what they say of a listing, and how right they were.
// Always true: a listing is estimated by a model that never saw its own price; every estimate comes with its band, its
// error and its comparables, or is refused; nobody is ranked by one. Calls no module; reads the listings' table.
// What is below `model/` is here for the bench that judges it; nothing else of the product needs it.
export { estimateListing } from './estimate-listing.ts'
export { estimatesModule } from './estimates.module.ts'
export { listAccuracy } from './list-accuracy.ts'
// What the bench measures the model with, apart from the product.
export { type Asked, ask, askPart, likenessOf, partFor } from './model/ask.ts'
export { kindKeyOf, type Priced, placeKeyOf } from './model/columns.ts'
export { fewest, furthestKm, insertNearest } from './model/comparables.ts'
export { neighboursIn } from './model/neighbours.ts'
export { median } from './model/numbers.ts'
export { type Rows, rowsOf } from './model/rows.ts'
export { type Learned, train } from './model/train.ts'
export { readPriced } from './subjects.sql.ts'
export { trainModels } from './train-models.ts'

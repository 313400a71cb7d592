// Owns estimates: the models learned from listings each night, what they say of a listing, and how right they were.
// Always true: a listing is estimated by a model that never saw its own price; every estimate comes with its band, its
// error and its comparables, or is refused; nobody is ranked by one. Calls no module; reads the listings' table.
export { estimateListing } from './estimate-listing.ts'
export { estimatesModule } from './estimates.module.ts'
export { listAccuracy } from './list-accuracy.ts'
export { trainModels } from './train-models.ts'

// Owns the pictures that we draw: each rendering is made when first asked for and kept.
// Always true: the same address gives the same bytes for ever; a listing's own files never pass through here.
// Reads the listings' pictures; calls files, properties and the painter.
export { drawnViewsOf, planView } from './paint-listing.ts'
export { picturesModule } from './pictures.module.ts'
export { pictureRoutes } from './pictures.routes.ts'

// Owns the cards shown where a listing is shared: each is made when first asked for and kept.
// Always true: the same address gives the same bytes, or leads to today's card; a listing that is gone has none.
// Calls properties; asks for a listing's picture at its own address, whoever answers there.
export { shareCardsModule } from './share-cards.module.ts'

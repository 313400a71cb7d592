// Owns bids: what buyers offer for a listing, what owners answer, and what bidders may see of each other.
// Always true: one open bid for each buyer and listing, and one accepted bid for each listing, by the database; nobody
// bids on their own listing; an accepted bid keeps its price for a week. Calls listings and notifications.
export { bidsModule } from './bids.module.ts'
export { acceptedBidOf, findAcceptedBid, findOtherBidders } from './bids.sql.ts'
export { bookBid } from './book-bid.ts'
export { placeBid } from './place-bid.ts'

/** So many that are like a listing are shown on its page. */
export const mostOffers = 6

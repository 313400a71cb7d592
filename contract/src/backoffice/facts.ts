// What both sides know of decisions about people and listings. Free of zod.

/** The fewest characters that say why. */
export const shortestReason = 10

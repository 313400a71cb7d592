// How a list of bids or bookings is ordered: what waits for me, what goes on, what is over. Free of zod.
export const listGroups = ['my-turn', 'live', 'ended'] as const
export type ListGroup = (typeof listGroups)[number]

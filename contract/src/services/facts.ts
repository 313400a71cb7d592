// What a professional does for a fixed fee. Free of zod.

export const mostServices = 12
/** Rupees, before tax. */
export const highestServiceFee = 10_00_000

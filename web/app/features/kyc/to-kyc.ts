/** Handed to My Profile, so that it opens where identity is verified; its address stays as it is. */
export const toKyc = { section: 'kyc' } as const

// What somebody agrees to before a check, word for word. The browser shows these, the server keeps which of them were
// agreed to. Free of zod.

/** The day since which these wordings are in force. A changed wording has a new day. */
export const kycWording = '2026-11-15'

export const kycConsents = {
  aadhaar:
    'I give my Aadhaar number of my own will, for this one check. The verification service may send a code to the mobile number linked with it and tell Properysearch the name on it. Properysearch keeps the last four digits, a keyed hash and this consent, never the number.',
  pan: 'The verification service may check my PAN, the name on it and my date of birth for this one check. Properysearch keeps the PAN encrypted and shows it masked. The date of birth is not kept.',
  bank: 'The verification service may send ₹1 to this account and tell Properysearch the name of its holder. Properysearch keeps the account number encrypted and shows it masked.',
} as const

export type KycKind = keyof typeof kycConsents

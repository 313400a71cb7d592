// What somebody agrees to before a check, word for word. The browser shows these, the server records which of them were
// agreed to. Free of zod.

/** The day since which these wordings are in force. A changed wording has a new day. */
export const kycWording = '2026-11-18'

export const kycConsents = {
  aadhaar:
    'I give my Aadhaar number voluntarily, for this one check. The verification service may send a code to the mobile number linked to it and share the name on it with Properysearch. Properysearch keeps the last four digits, a keyed hash and this consent, never the number itself.',
  pan: 'The verification service may check my PAN, the name on it and my date of birth, for this one check. Properysearch keeps the PAN encrypted and shows it masked. It does not keep the date of birth.',
  bank: 'The verification service may send ₹1 to this account and share the account holder’s name with Properysearch. Properysearch keeps the account number encrypted and shows it masked.',
} as const

export type KycKind = keyof typeof kycConsents

/** The Aadhaar that is shared at DigiLocker; its wording has a day of its own. */
export const digilockerWording = '2026-11-19'

export const digilockerConsent =
  'I am sharing my Aadhaar through DigiLocker voluntarily, for this one check. The verification service may hand the document to Properysearch, which reads the name, date of birth, gender and last four digits from it. Properysearch keeps the last four digits, a keyed hash of these four details and this consent. If our team has to compare the name, it is kept encrypted until they have decided. The document itself and the full number are not kept.'

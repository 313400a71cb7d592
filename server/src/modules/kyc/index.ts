// Owns proofs of identity and bank accounts: each check with its consent, what the provider found, who decided.
// Always true: an Aadhaar number is kept nowhere; PAN and account numbers only encrypted; every way out masks them, but a
// receipt on which the law asks for the PAN and an instruction to pay to an account.
// Calls accounts, audit, auth (consents) and notifications.

export { findPayoutAccount } from './bank-accounts.sql.ts'
export { findPan } from './find-pan.ts'
export { kycModule } from './kyc.module.ts'
export { namesMatch } from './name-match.ts'
export { openAccountNumber } from './open-account-number.ts'

// Owns proofs of identity and bank accounts: each check with its consent, what the provider found, who decided.
// Always true: an Aadhaar number is kept nowhere; PAN and account numbers only encrypted; every way out masks them.
// Calls accounts, audit, auth (consents) and notifications.

export { countReview as countChecksInReview, deleteChecks } from './checks.sql.ts'
export { copyKyc } from './copy-kyc.ts'
export { kycHandlers } from './kyc.handlers.ts'
export { kycJobs } from './kyc.jobs.ts'
export { kycModule } from './kyc.module.ts'

// Owns releases: how held money reaches the seller of a deal, approved by the buyer with a code, and the professional of a
// hire; and what is kept back of it on the way.
// Always true: what is asked for is never more than what is held and promised to nobody; a code approves one amount to
// one account, and of several buyers each approves; what is sent is paid once, whatever the partner answers and however often we ask. Calls accounts, auth,
// bookings, invoices, kyc, ledger, listings, notifications and places.
export { refuseRelease, withdrawRelease } from './answer-release.ts'
export { notApprovedOf } from './ask-release.ts'
export { bookKeptBack, feesOfYear, invoiceKeptBack, type KeptBack } from './keep-back.ts'
export { listReleases } from './list-releases.ts'
export { releaseDecided } from './release-by-rule.ts'
export { askForCommission, isAvailable, releaseCommission } from './release-commission.ts'
export { releaseHire } from './release-hire.ts'
export { releasesModule } from './releases.module.ts'
export { commissionReleaseJob, hireReleaseJob } from './releases.notices.ts'
export { findRelease } from './releases.sql.ts'

// Owns releases: how held money of a deal reaches the seller, approved by the buyer with a code.
// Always true: what is asked for is never more than what is held and promised to nobody; a code approves one amount to
// one account, and of several buyers each approves; what is sent is paid once, whatever the partner answers and however often we ask. Calls accounts, auth,
// bookings, kyc, ledger, listings and notifications.
export { refuseRelease, withdrawRelease } from './answer-release.ts'
export { hasPayerApproved } from './approvers.ts'
export { notApprovedOf } from './ask-release.ts'
export { listReleases } from './list-releases.ts'
export { releaseDecided } from './release-by-rule.ts'
export { askForCommission, isAvailable, releaseCommission } from './release-commission.ts'
export { withheldAccount } from './releases.books.ts'
export { releasesModule } from './releases.module.ts'
export { commissionReleaseJob } from './releases.notices.ts'
export { findRelease } from './releases.sql.ts'
export { showRelease } from './show-releases.ts'

// Owns people: who they are, their photo, the number of their profession, the copies of their data.
// Always true: an email and a mobile number belong to one person; everybody's mobile number is proven.
// Calls audit, files, notifications.
export { accountsHandlers } from './accounts.handlers.ts'
export { accountJobs } from './accounts.jobs.ts'
export { accountsModule } from './accounts.module.ts'
export { copyProfile } from './copy-profile.ts'
export { eraseExports, eraseProfile } from './erase-profile.ts'
export { maskEmail, maskMobile } from './masks.rules.ts'
export type { ExportPart } from './prepare-data-export.ts'
export { findProfessionalDetails } from './professional-details.sql.ts'
export {
  countOtherAdmins,
  findPasswordHash,
  findReachable,
  findUser,
  findUserByEmail,
  findUserByMobile,
  holdOpen,
  insertUser,
  lockUser,
  type NewUser,
  setPasswordHash,
  setSuspended,
  setVerified,
  type User,
} from './users.sql.ts'

// Owns people: who they are, their photo, the number of their profession, the copies of their data.
// Always true: an email and a mobile number belong to one person; everybody's mobile number is proven.
// Calls files, notifications.
export { accountsHandlers } from './accounts.handlers.ts'
export { accountJobs } from './accounts.jobs.ts'
export { accountsModule } from './accounts.module.ts'
export { copyProfile } from './copy-profile.ts'
export { decideProfessionalNumber, listProfessionalNumbers } from './decide-professional-number.ts'
export { eraseExports, eraseProfile } from './erase-profile.ts'
export type { ExportPart } from './prepare-data-export.ts'
export {
  countUnverified as countUnverifiedNumbers,
  findProfessionalDetails,
} from './professional-details.sql.ts'
export {
  countOtherAdmins,
  findPasswordHash,
  findUser,
  findUserByEmail,
  findUserByMobile,
  holdOpen,
  insertUser,
  lockUser,
  type NewUser,
  setPasswordHash,
  setVerified,
  type User,
} from './users.sql.ts'

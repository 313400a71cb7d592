// Owns people: who they are, their photo, the copies of their data.
// Always true: an email and a mobile number belong to one person; everybody's mobile number is proven.
// Calls files, notifications.
export { accountsHandlers } from './accounts.handlers.ts'
export { accountJobs } from './accounts.jobs.ts'
export { copyProfile } from './copy-profile.ts'
export type { ExportPart } from './prepare-data-export.ts'
export {
  findPasswordHash,
  findUser,
  findUserByEmail,
  findUserByMobile,
  insertUser,
  type NewUser,
  setPasswordHash,
  type User,
} from './users.sql.ts'

// Owns sessions, registrations until they are proven, one-time codes and how long people who guess must wait.
// Always true: no token, code or password is kept in clear; nobody learns here whether an address has an account.
// Calls accounts and notifications.
export { authHandlers } from './auth.handlers.ts'
export { authJobs } from './auth.jobs.ts'
export { authModule } from './auth.module.ts'
export { checkOtp } from './check-otp.ts'
export { confirmPassword } from './confirm-password.ts'
export { findConsents, recordConsent } from './consents.sql.ts'
export { deviceName } from './device-name.ts'
export { endAllSessions, sessionsEndedBy } from './end-sessions.ts'
export { eraseSignIn, unusablePasswordHash } from './erase-sign-in.ts'
export { findSession } from './find-session.ts'
export { findDevices } from './known-devices.sql.ts'
export type { OtpPurpose } from './otp-purposes.ts'
export { hashPassword } from './passwords.ts'
export { requestOtp, resendAfterSeconds } from './request-otp.ts'
export { findSessions } from './sessions.sql.ts'

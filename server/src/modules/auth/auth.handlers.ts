import type { auth } from '@properysearch/contract/auth/calls'
import { type CallContext, signedIn } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { changePassword } from './change-password.ts'
import { endAllSessions, endSession, logout } from './end-sessions.ts'
import { forgotPassword } from './forgot-password.ts'
import { listSessions } from './list-sessions.ts'
import { login } from './login.ts'
import { register } from './register.ts'
import { resendOtp } from './resend-otp.ts'
import { resetPassword } from './reset-password.ts'
import { verifyMobile } from './verify-mobile.ts'

const codeSent = 'We have sent a code to your mobile number.'

export const authHandlers: Handlers<CallContext, typeof auth> = {
  login: (ctx, input) => login(ctx, input),
  register: async (ctx, input) => ({ message: codeSent, data: await register(ctx, input) }),
  verifyMobile: (ctx, input) => verifyMobile(ctx, input),
  resendOtp: async (ctx, input) => ({ message: codeSent, data: await resendOtp(ctx, input) }),
  forgotPassword: async (ctx, input) => ({
    message: 'If an account has this address, a code is on its way to it.',
    data: await forgotPassword(ctx, input),
  }),
  resetPassword: async (ctx, input) => ({
    message: 'Your new password is set. Please sign in.',
    ...(await resetPassword(ctx, input)),
  }),
  changePassword: async (ctx, input) => ({
    message: 'Your password has been changed.',
    ...(await changePassword(ctx, input)),
  }),
  logout: async (ctx) => {
    await logout(ctx)
    return { message: 'You are signed out.' }
  },
  logoutEverywhere: async (ctx) => {
    await endAllSessions(ctx, signedIn(ctx).id)
    return { message: 'You are signed out on every device.' }
  },
  listSessions: async (ctx) => ({ data: await listSessions(ctx) }),
  endSession: async (ctx, input) => {
    await endSession(ctx, input.sessionId)
    return { message: 'That device is signed out.' }
  },
}

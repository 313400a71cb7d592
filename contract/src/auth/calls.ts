import { z } from 'zod'
import { data, describe, done, envelope, nothing } from '../kernel/endpoint.ts'
import { wholeNumber } from '../kernel/page.ts'
import { stopWith } from '../kernel/stop-with.ts'
import { paths } from '../paths.ts'
import { roleNames } from '../roles.ts'
import {
  city,
  email,
  latitude,
  loginEmail,
  loginPassword,
  longitude,
  mobile,
  newPassword,
  otp,
  personName,
  registrationRole,
} from '../values/people.ts'

/** What this browser was given when it signed in before, to be told from a stranger. */
const deviceProofs = z.array(z.string().max(100)).max(5).optional()

export const loginInput = z.object({ email: loginEmail, password: loginPassword, deviceProofs })

export const registerInput = z
  .object({
    firstname: personName('First name'),
    lastname: personName('Last name'),
    email,
    mobile,
    password: newPassword,
    role: registrationRole,
    city,
    latitude: latitude.optional(),
    longitude: longitude.optional(),
    /** A clear act of its own: never taken for granted. */
    consent: z.literal(true, { error: 'Tick the box to accept the terms and the privacy notice' }),
  })
  .refine((person) => person.role !== 'agent' || (person.latitude !== undefined && person.longitude !== undefined), {
    path: ['latitude'],
    error: 'Tell people where you work: choose a locality or use your location',
  })

export const verifyMobileInput = z.object({ registrationId: z.uuid({ error: 'Please register again' }), otp })

export const forgotPasswordInput = z.object({
  identifier: z
    .string({ error: 'Enter your email or mobile number' })
    .trim()
    .min(1, 'Enter your email or mobile number')
    .max(254, stopWith('Enter your email or mobile number'))
    .refine((text) => email.safeParse(text).success || mobile.safeParse(text).success, {
      error: 'Enter an email such as name@example.in, or a 10-digit mobile number',
    }),
  /** The reset that another code is asked for. */
  resetId: z.uuid({ error: 'Please ask for a new code' }).optional(),
  deviceProofs,
})

export const resetPasswordInput = z.object({
  resetId: z.uuid({ error: 'Please ask for a new code' }),
  otp,
  newPassword,
})

export const changePasswordInput = z.object({ currentPassword: loginPassword, newPassword })

/** The user as the login answers it; latitude and longitude only for agents. */
export const sessionUser = z.object({
  id: z.number(),
  firstname: z.string(),
  lastname: z.string(),
  userrole: z.enum(Object.keys(roleNames) as (keyof typeof roleNames)[]),
  city: z.string(),
  email: z.string(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
})
export type SessionUser = z.output<typeof sessionUser>

/** To be kept by the browser, also after signing out, and shown at the next sign-in. */
const deviceProof = z.string()

const signedIn = envelope({ user: sessionUser, token: z.string(), deviceProof })

/** Says where the code went without saying whether anybody lives there. */
const sent = z.object({
  sentTo: z.string(),
  resendAfterSeconds: z.number(),
  /** Whether the code waits in /dev/outbox, and no SMS was sent. */
  isSimulation: z.boolean(),
})
const codeSent = data(sent)

export const auth = describe(paths.auth, {
  login: {
    access: 'public',
    summary: 'Sign in with email and password',
    input: loginInput,
    reply: signedIn,
    errors: ['wrong-credentials', 'too-many-tries', 'account-suspended', 'unavailable'],
    limit: { max: 60, seconds: 60 },
  },
  register: {
    access: 'public',
    summary: 'Register; a code is sent to the mobile number',
    input: registerInput,
    reply: data(sent.extend({ registrationId: z.string() })),
    errors: ['too-many-requests', 'unavailable'],
    limit: { max: 60, seconds: 600 },
  },
  verifyMobile: {
    access: 'public',
    summary: 'Enter the code to activate the account and sign in',
    input: verifyMobileInput,
    reply: signedIn,
    errors: ['wrong-otp'],
    limit: { max: 60, seconds: 600 },
  },
  resendOtp: {
    access: 'public',
    summary: 'Send the registration code again',
    input: z.object({ registrationId: z.uuid({ error: 'Please register again' }) }),
    reply: codeSent,
    errors: ['too-soon', 'too-many-requests', 'not-found'],
    limit: { max: 20, seconds: 600 },
  },
  forgotPassword: {
    access: 'public',
    summary: 'Send a code to reset a forgotten password, if the account exists',
    input: forgotPasswordInput,
    reply: data(z.object({ resetId: z.string(), resendAfterSeconds: z.number() })),
    errors: ['too-many-requests'],
    limit: { max: 20, seconds: 600 },
  },
  resetPassword: {
    access: 'public',
    summary: 'Set a new password with the code; this signs me out on every device',
    input: resetPasswordInput,
    reply: envelope({ deviceProof }),
    errors: ['wrong-otp', 'unavailable'],
    limit: { max: 60, seconds: 600 },
  },
  changePassword: {
    access: 'signed-in',
    summary: 'Change the password; every other session ends',
    input: changePasswordInput,
    reply: envelope({ token: z.string(), deviceProof }),
    errors: ['too-many-tries', 'unavailable'],
    limit: { max: 30, seconds: 600 },
  },
  logout: { access: 'signed-in', summary: 'Sign out here', input: nothing, reply: done },
  logoutEverywhere: { access: 'signed-in', summary: 'Sign out on every device', input: nothing, reply: done },
  listSessions: {
    access: 'signed-in',
    summary: 'Where I am signed in',
    input: nothing,
    reply: data(
      z.array(
        z.object({
          id: z.number(),
          device: z.string(),
          address: z.string(),
          startedAt: z.iso.datetime(),
          lastSeenAt: z.iso.datetime(),
          isCurrent: z.boolean(),
        }),
      ),
    ),
  },
  endSession: {
    access: 'signed-in',
    summary: 'Sign out one of my devices',
    input: z.object({
      sessionId: wholeNumber({ min: 1, max: Number.MAX_SAFE_INTEGER }, 'Unknown session'),
    }),
    reply: done,
    errors: ['not-found'],
  },
})

import { z } from 'zod'
import { data, describe, done } from '../kernel/endpoint.ts'
import { id } from '../kernel/page.ts'
import { paths } from '../paths.ts'
import { roleNames } from '../roles.ts'
import { professionalNumbers } from '../values/identity-numbers.ts'
import { city, latitude, longitude, personName } from '../values/people.ts'

export const photoMaxBytes = 8 * 1024 * 1024

export const profile = z.object({
  Userdata: z.object({
    id: z.number(),
    firstname: z.string(),
    lastname: z.string(),
    userrole: z.enum(Object.keys(roleNames) as (keyof typeof roleNames)[]),
    email: z.string(),
    mobile: z.string(),
    city: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    aadharverification: z.union([z.literal(0), z.literal(1)]),
    panverification: z.union([z.literal(0), z.literal(1)]),
    memberSince: z.iso.datetime(),
  }),
  /** A public address, or null when there is no photo. */
  ProfileImage: z.string().nullable(),
})

export const updateProfileInput = z.object({
  id,
  firstname: personName('First name'),
  lastname: personName('Last name'),
  city,
  latitude: latitude.optional(),
  longitude: longitude.optional(),
})

/** Its format depends on the profession, which the server knows. */
export const professionalDetailsInput = z.object({
  id,
  number: z
    .string({ error: 'Enter your number' })
    .trim()
    .max(40, 'That number is too long')
    .transform((text) => text.replace(/\s+/g, '').toUpperCase()),
})

const professionalDetails = z.object({
  profession: z.enum(Object.keys(professionalNumbers) as (keyof typeof professionalNumbers)[]),
  number: z.string().nullable(),
  /** `verified` once the back office has found it in the public register. */
  state: z.enum(['none', 'unverified', 'verified', 'rejected']),
  /** Why it was rejected. */
  reason: z.string().nullable(),
})

const dataExport = z.object({
  id: z.number(),
  state: z.enum(['preparing', 'ready', 'expired']),
  requestedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  sizeBytes: z.number().nullable(),
})

export const accounts = describe(paths.accounts, {
  getProfile: {
    access: 'signed-in',
    summary: 'My profile',
    input: z.object({ id }),
    reply: data(profile),
    errors: ['not-found'],
  },
  updateProfile: {
    access: 'signed-in',
    summary: 'Change my name, city and, for agents, map position',
    input: updateProfileInput,
    reply: data(profile),
    errors: ['not-found'],
  },
  uploadPhoto: {
    access: 'signed-in',
    summary: 'Set my profile photo (JPEG, PNG or WebP)',
    input: z.object({ id }),
    reply: data(z.object({ ProfileImage: z.string() })),
    errors: ['not-found', 'file-too-large', 'wrong-file-type'],
    upload: { maxBytes: photoMaxBytes },
    limit: { max: 30, seconds: 600 },
  },
  removePhoto: {
    access: 'signed-in',
    summary: 'Remove my profile photo',
    input: z.object({ id }),
    reply: done,
    errors: ['not-found'],
  },
  requestDataExport: {
    access: 'signed-in',
    summary: 'Request a copy of my data; I am notified when it is ready',
    input: z.object({ id }),
    reply: data(dataExport),
    errors: ['not-found', 'too-many-requests'],
    limit: { max: 10, seconds: 600 },
  },
  listDataExports: {
    access: 'signed-in',
    summary: 'My data copies',
    input: z.object({ id }),
    reply: data(z.array(dataExport)),
    errors: ['not-found'],
  },
  downloadDataExport: {
    access: 'signed-in',
    summary: 'Download one of my data copies as JSON',
    input: z.object({ id, exportId: id }),
    reply: done,
    errors: ['not-found'],
    download: true,
  },
  getProfessionalDetails: {
    access: ['agent', 'lawyer', 'evaluator'],
    summary: 'My professional registration number',
    input: z.object({ id }),
    reply: data(professionalDetails),
    errors: ['not-found'],
  },
  updateProfessionalDetails: {
    access: ['agent', 'lawyer', 'evaluator'],
    summary: 'Change my professional registration number; it is unverified until the back office confirms it',
    input: professionalDetailsInput,
    reply: data(professionalDetails),
    errors: ['not-found'],
    limit: { max: 60, seconds: 600 },
  },
})

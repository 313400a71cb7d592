import { z } from 'zod'
import { data, describe, nothing } from '../kernel/endpoint.ts'
import { id, page, pageOf, wholeNumber } from '../kernel/page.ts'
import { paths } from '../paths.ts'
import { degrees, neededPosition, words } from '../search/fields.ts'
import { service } from '../services/calls.ts'
import { agentReachKm, type ProfessionalRole, professionalRoleNames } from './facts.ts'
import { area, profileInput } from './fields.ts'

const roles = Object.keys(professionalRoleNames) as [ProfessionalRole, ...ProfessionalRole[]]
const role = z.enum(roles, { error: 'Role must be agent, lawyer or evaluator.' })
/** A place or a name. */
const text = words(80, 'Use at most 80 characters.')

/** What was found in the public register, when, and by whom: us. A number is shown once it was found there. */
const registration = z.object({
  state: z.enum(['verified', 'checking', 'none']),
  number: z.string().nullable(),
  verifiedOn: z.iso.date().nullable(),
})
export type Registration = z.output<typeof registration>

const facts = z.object({
  sinceYear: z.number().nullable(),
  languages: z.array(z.string()),
  areas: z.array(area),
  registration,
  /** Measured: how long they usually take to accept a hire that was paid for. Null of lawyers, and of too few. */
  response: z.object({ medianSeconds: z.number(), n: z.number() }).nullable(),
  /** By clients, after the work. Null of lawyers, and where nobody has rated. */
  rating: z.object({ mean: z.number(), n: z.number() }).nullable(),
})

/** Who somebody may turn to. Never a phone number or an email: those are shared when both sides agree. */
export const professionalCard = z.object({
  id: z.number(),
  name: z.string(),
  role,
  city: z.string(),
  memberSince: z.iso.date(),
  photo: z.string().nullable(),
  /** Agents only: the locality they work in. */
  locality: z.string().nullable(),
  /** How far it is from the place asked about to where they work. */
  distanceKm: z.number().nullable(),
  /** Null of a lawyer that is shown to everybody. */
  facts: facts.nullable(),
})
export type ProfessionalCard = z.output<typeof professionalCard>

/** A client’s stars and words after the work, and the one answer to it. */
const review = z.object({
  /** First name and an initial. */
  by: z.string(),
  stars: z.number(),
  words: z.string(),
  ratedAt: z.iso.datetime(),
  answer: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
})
export type Review = z.output<typeof review>

const profile = professionalCard.extend({
  about: z.string().nullable(),
  services: z.array(service),
  /** The newest that say something in words. Of a lawyer there are none. */
  reviews: z.array(review),
})
export type ProfessionalProfile = z.output<typeof profile>

const ownProfile = z.object({
  about: z.string(),
  sinceYear: z.number().nullable(),
  languages: z.array(z.string()),
  areas: z.array(area),
})
export type OwnProfile = z.output<typeof ownProfile>

const found = pageOf(professionalCard).extend({
  /** The place that the text was taken for. */
  place: z.string().nullable(),
})

/** A person on the map: no more exact than the locality they named. */
const nearbyAgent = professionalCard.extend({ latitude: z.number(), longitude: z.number() })
export type NearbyAgent = z.output<typeof nearbyAgent>

const limit = { max: 240, seconds: 60 }
const wholeProfile = { input: z.object({ id }), reply: data(profile), errors: ['not-found'] as const }
/** A list in order of name, or of distance from a position. */
const inOrder = {
  text,
  order: z.enum(['name', 'distance'], { error: 'The order must be name or distance.' }).default('name'),
  /** Needed for the order of distance. */
  latlng: neededPosition('The position must be latitude,longitude in degrees.').optional(),
  page,
}

export const professionals = describe(paths.professionals, {
  findProfessionals: {
    access: 'public',
    isCostly: true,
    summary: 'Agents, lawyers or evaluators by place or name; agents nearest first, the others in order of name',
    input: z.object({ role, text, page }),
    reply: found,
    limit,
  },
  listCities: {
    access: 'public',
    isCostly: true,
    summary: 'The cities in which there are agents or evaluators, and how many',
    input: z.object({ role: z.enum(['agent', 'evaluator'], { error: 'Role must be agent or evaluator.' }) }),
    reply: data(z.array(z.object({ city: z.string(), count: z.number() }))),
    limit,
  },
  getAgent: { access: 'public', summary: 'The public profile of an agent, with their services', ...wholeProfile },
  getEvaluator: {
    access: 'public',
    summary: 'The public profile of an evaluator, with their services',
    ...wholeProfile,
  },
  getLawyer: {
    access: 'signed-in',
    summary: 'The profile of a lawyer, with their services; for people who have signed in and asked',
    ...wholeProfile,
  },
  listNearbyAgents: {
    access: 'signed-in',
    isCostly: true,
    summary: 'Agents around a position, nearest first',
    input: z.object({
      lat: degrees(90, 'Latitude must be between -90 and 90'),
      lng: degrees(180, 'Longitude must be between -180 and 180'),
      /** How many km around, or `all`: as far as agents are listed. */
      param: z.union([
        z.literal('all'),
        wholeNumber({ min: 1, max: agentReachKm }, `Say how many km around, from 1 to ${agentReachKm}, or all.`),
      ]),
      page,
    }),
    reply: pageOf(nearbyAgent),
    limit,
  },
  listLawyers: {
    access: 'signed-in',
    isCostly: true,
    summary: 'Lawyers in order of name or of distance: never ranked, rated or promoted',
    input: z.object({ id, ...inOrder }),
    reply: found,
    errors: ['not-found'],
    limit,
  },
  listEvaluators: {
    access: 'signed-in',
    isCostly: true,
    summary: 'Evaluators in order of name or of distance',
    input: z.object(inOrder),
    reply: found,
    limit,
  },
  getMine: {
    access: roles,
    summary: 'What people read about me',
    input: nothing,
    reply: data(ownProfile),
  },
  saveMine: {
    access: roles,
    summary: 'Change what people read about me',
    input: profileInput,
    reply: data(ownProfile),
    limit: { max: 60, seconds: 600, per: 'person' },
  },
})

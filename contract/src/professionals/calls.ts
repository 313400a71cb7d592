import { z } from 'zod'
import { data, describe } from '../kernel/endpoint.ts'
import { id, page, pageOf } from '../kernel/page.ts'
import { paths } from '../paths.ts'
import { words } from '../search/fields.ts'
import { type ProfessionalRole, professionalRoleNames } from './facts.ts'

/** Who somebody may turn to. Never a phone number or an email: those are shared when both sides agree. */
export const professionalCard = z.object({
  id: z.number(),
  name: z.string(),
  role: z.enum(Object.keys(professionalRoleNames) as [ProfessionalRole, ...ProfessionalRole[]]),
  city: z.string(),
  memberSince: z.iso.date(),
  photo: z.string().nullable(),
  /** Agents only: the locality they work in, and how far it is from the place asked about. */
  locality: z.string().nullable(),
  distanceKm: z.number().nullable(),
})
export type ProfessionalCard = z.output<typeof professionalCard>

export const professionals = describe(paths.professionals, {
  findProfessionals: {
    access: 'public',
    isCostly: true,
    summary: 'Agents, lawyers or evaluators by place or name; agents nearest first, the others in order of name',
    input: z.object({
      role: z.enum(Object.keys(professionalRoleNames) as [ProfessionalRole, ...ProfessionalRole[]], {
        error: 'Role must be agent, lawyer or evaluator.',
      }),
      /** A place or a name. */
      text: words(80, 'Use at most 80 characters.'),
      page,
    }),
    reply: pageOf(professionalCard).extend({
      /** The place that the text was taken for. */
      place: z.string().nullable(),
    }),
    limit: { max: 240, seconds: 60 },
  },
  getAgent: {
    access: 'public',
    summary: 'The public details of one agent',
    input: z.object({ id }),
    reply: data(professionalCard),
    errors: ['not-found'],
  },
})

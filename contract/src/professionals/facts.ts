// Who helps with a deal, with the words shown to people. Free of zod.

export const professionalRoleNames = { agent: 'Agent', lawyer: 'Lawyer', evaluator: 'Evaluator' } as const
export type ProfessionalRole = keyof typeof professionalRoleNames

export const professionalsPageSize = 20
/** Agents farther than this from the place asked about are left out. */
export const agentReachKm = 50

/** Roles a person can register as, with the words shown to people. */
export const registrationRoles = {
  user: 'Buyer/Seller',
  agent: 'Agent',
  lawyer: 'Lawyer',
  evaluator: 'Property Evaluator',
} as const

/** `admin` runs the back office; nobody can register as one. */
export const roleNames = { ...registrationRoles, admin: 'Administrator' } as const

export type Role = keyof typeof roleNames
export type RegistrationRole = keyof typeof registrationRoles

/** Who may make a call or open a screen. A list admits each role it names. */
export type Access = 'public' | 'signed-in' | Role | readonly Role[]

export function admits(access: Access, role: Role | null): boolean {
  if (access === 'public') return true
  if (role === null) return false
  if (access === 'signed-in') return true
  return typeof access === 'string' ? access === role : access.includes(role)
}

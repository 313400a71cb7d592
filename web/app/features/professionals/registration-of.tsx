import type { ProfessionalRole } from '@properysearch/contract/professionals/facts'
import { RegistrationLine } from './professional-facts.tsx'
import { useProfile } from './professionals.queries.ts'

/** What we know of the registration of somebody who is named elsewhere; nothing of those who have left. */
export function RegistrationOf({ role, id }: { role: ProfessionalRole; id: number }) {
  const { data } = useProfile(role, String(id))
  if (!data?.facts) return null
  return (
    <ul className="text-sm">
      <RegistrationLine role={role} registration={data.facts.registration} />
    </ul>
  )
}

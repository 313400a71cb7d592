import { type RegistrationRole, registrationRoles } from '@properysearch/contract/roles'
import { BriefcaseBusiness, House, Ruler, Scale } from 'lucide-react'
import type { RadioCard } from '../../ui/radio-cards.tsx'

const words = {
  user: { icon: House, text: 'Find and save properties, post your own' },
  agent: { icon: BriefcaseBusiness, text: 'Represent owners and buyers near you' },
  lawyer: { icon: Scale, text: 'Check titles and draw up agreements' },
  evaluator: { icon: Ruler, text: 'Value property and deliver reports' },
} satisfies Record<RegistrationRole, Pick<RadioCard, 'icon' | 'text'>>

export const roleCards: RadioCard[] = (Object.keys(words) as RegistrationRole[]).map((role) => ({
  value: role,
  title: registrationRoles[role],
  ...words[role],
}))

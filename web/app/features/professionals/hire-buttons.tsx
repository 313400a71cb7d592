import type { ProfessionalRole } from '@properysearch/contract/professionals/facts'
import { loginThenBackTo } from '../../lib/next-page.ts'
import { useSession } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { hirePath } from './professional-paths.ts'

interface HireButtonProps {
  profession: ProfessionalRole
  id: number
  name: string
  service?: { id: number; title: string }
  property?: number
  look?: 'primary' | 'secondary'
}

/** Asks for a quote, or hires for a fixed fee. Whoever has not signed in does that first; only buyers and sellers hire. */
export function HireButton({ profession, id, name, service, property, look = 'primary' }: HireButtonProps) {
  const session = useSession()
  const path = hirePath(profession, id, { ...(service && { service: service.id }), property })
  if (session && session.userRole !== 'user') return null
  return (
    <ButtonLink to={session ? path : loginThenBackTo(path)} look={look} className="self-center">
      {service ? 'Hire' : 'Ask for a quote'}
      <span className="sr-only">{service ? `: ${service.title}` : ` from ${name}`}</span>
    </ButtonLink>
  )
}

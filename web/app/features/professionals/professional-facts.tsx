import type { ProfessionalCard, Registration } from '@properysearch/contract/professionals/calls'
import type { ProfessionalRole } from '@properysearch/contract/professionals/facts'
import { professionalNumbers } from '@properysearch/contract/values/identity-numbers'
import { BadgeCheck, CircleDashed, Clock, Hourglass, Languages, MapPin, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay } from '../../lib/format.ts'
import { listWords } from '../../lib/list-words.ts'
import { areaName, ratingWords, responseWords } from './professional-words.ts'

/** What was found in the public register, and when. */
export function RegistrationLine({ role, registration }: { role: ProfessionalRole; registration: Registration }) {
  const { label } = professionalNumbers[role]
  if (registration.state === 'none') {
    return <Line icon={<CircleDashed aria-hidden className="size-4" />}>{label}: not verified yet</Line>
  }
  if (registration.state === 'checking') {
    return (
      <Line icon={<Hourglass aria-hidden className="size-4 text-marigold-ink" />}>
        {label}: we are checking it with the register
      </Line>
    )
  }
  return (
    <Line icon={<BadgeCheck aria-hidden className="size-4 text-good" />}>
      <span className="figures break-all">{registration.number}</span>
      <span className="text-soft-ink">
        {' '}
        · {label}, verified by us on {registration.verifiedOn ? formatDay(registration.verifiedOn) : ''}
      </span>
    </Line>
  )
}

/** What a card says beyond who and where: what was checked and measured before what they say themselves. */
export function ProfessionalFacts({ person: { role, facts } }: { person: ProfessionalCard }) {
  if (!facts) return null
  const { registration, rating, response, languages, sinceYear, areas } = facts
  const said = [sinceYear === null ? '' : `Since ${sinceYear}`, listWords(languages)].filter(Boolean).join(' · ')
  return (
    <ul className="grid gap-1 text-sm">
      <RegistrationLine role={role} registration={registration} />
      {rating ? (
        <Line icon={<Star aria-hidden className="size-4 text-marigold-ink" />}>{ratingWords(rating)}</Line>
      ) : null}
      {response ? <Line icon={<Clock aria-hidden className="size-4" />}>{responseWords(response)}</Line> : null}
      {said ? <Line icon={<Languages aria-hidden className="size-4" />}>{said}</Line> : null}
      {areas.length > 0 ? (
        <Line icon={<MapPin aria-hidden className="size-4" />}>
          Serves {areas.slice(0, 4).map(areaName).join(', ')}
          {areas.length > 4 ? ` and ${areas.length - 4} more` : ''}
        </Line>
      ) : null}
    </ul>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-1.5">
      <span className="mt-0.5 shrink-0 text-soft-ink">{icon}</span>
      <span className="min-w-0">{children}</span>
    </li>
  )
}

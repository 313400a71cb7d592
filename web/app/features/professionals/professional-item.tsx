import type { ProfessionalCard } from '@properysearch/contract/professionals/calls'
import { professionalRoleNames } from '@properysearch/contract/professionals/facts'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Link } from '../../ui/link.tsx'
import { distanceWords } from './professional-words.ts'

interface ProfessionalItemProps {
  person: ProfessionalCard
  /** Their page; without one, this card is all there is. */
  to?: string | undefined
  /** Its number on a map beside it. */
  number?: number
  action?: ReactNode
  /** What is known of them. */
  children?: ReactNode
}

/** One professional: who, where, since when. */
export function ProfessionalItem({ person, to, number, action, children }: ProfessionalItemProps) {
  const { name, role, city, locality, distanceKm, photo, memberSince } = person
  return (
    <article className="grid h-full grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-card border border-line bg-card p-4">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={name} photo={photo} className="size-14 text-lg" />
        <div className="min-w-0 flex-1 basis-40">
          <h2 className="truncate font-semibold text-base">
            {number === undefined ? null : <span className="figures me-1.5 text-leaf">{number}.</span>}
            {to ? (
              <Link to={to} className="hover:text-leaf hover:underline">
                {name}
              </Link>
            ) : (
              name
            )}
          </h2>
          <p className="text-soft-ink text-sm">
            {professionalRoleNames[role]} · member since {formatDay(memberSince)}
          </p>
          <p className="mt-0.5 flex items-center gap-1 break-words text-sm">
            <MapPin aria-hidden className="size-4 shrink-0 text-soft-ink" />
            {locality === null ? city : `${locality}, ${city}`}
            {distanceKm === null ? '' : ` · ${distanceWords(distanceKm)} away`}
          </p>
        </div>
      </div>
      {children}
      {action ? <div className="mt-auto flex flex-wrap gap-2 pt-1">{action}</div> : null}
    </article>
  )
}

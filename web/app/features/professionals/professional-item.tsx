import type { ProfessionalCard } from '@properysearch/contract/professionals/calls'
import { professionalRoleNames } from '@properysearch/contract/professionals/facts'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { MapPin } from 'lucide-react'
import { formatDay } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'

/** One professional: who, where, since when. */
export function ProfessionalItem({ person }: { person: ProfessionalCard }) {
  const { name, role, city, locality, distanceKm, photo, memberSince } = person
  return (
    <article className="flex h-full items-center gap-4 rounded-card border border-line bg-card p-4">
      <Avatar name={name} photo={photo} className="size-14 text-lg" />
      <div className="min-w-0">
        <h2 className="truncate font-semibold text-base">{name}</h2>
        <p className="text-soft-ink text-sm">
          {professionalRoleNames[role]} · member since {formatDay(memberSince)}
        </p>
        <p className="mt-0.5 flex items-center gap-1 text-sm">
          <MapPin aria-hidden className="size-4 shrink-0 text-soft-ink" />
          {locality === null ? city : `${locality}, ${city}`}
          {distanceKm === null || distanceKm === 0 ? '' : ` · ${formatNumber(distanceKm)} km away`}
        </p>
      </div>
    </article>
  )
}

import type { Hire } from '@properysearch/contract/hires/calls'
import { useQuery } from '@tanstack/react-query'
import { HireButton } from '../../features/professionals/hire-buttons.tsx'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { Part } from '../../ui/part.tsx'

/** Three others, in the order of the directory. A lawyer is never put in another's place. */
export function OthersToHire({ hire }: { hire: Hire }) {
  const { kind, professional } = hire
  const { data } = useQuery({
    queryKey: [...queryKeys.professionals, 'instead-of', professional.id],
    queryFn: async () => (await api.professionals.findProfessionals({ role: kind })).data,
    enabled: kind !== 'lawyer',
  })
  const others = (data ?? []).filter(({ id }) => id !== professional.id).slice(0, 3)
  if (kind === 'lawyer' || others.length === 0) return null
  return (
    <Part title="Others you could ask" note="In the order of our directory. Nobody pays for a place in it.">
      <ul className="grid gap-3">
        {others.map(({ id, name, city }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm">
              <span className="font-semibold">{name}</span> <span className="text-soft-ink">· {city}</span>
            </p>
            <HireButton
              profession={kind}
              id={id}
              name={name}
              look="secondary"
              {...(hire.propertydata ? { property: hire.propertydata.id } : {})}
            />
          </li>
        ))}
      </ul>
    </Part>
  )
}

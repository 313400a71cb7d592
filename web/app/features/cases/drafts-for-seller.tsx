import { formatDay } from '../../lib/format.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Part } from '../../ui/part.tsx'
import { useSharedWithSeller } from './cases.queries.ts'

/** The drafts that buyers' lawyers shared with me, over one listing of mine. Nothing while there is none. */
export function DraftsForSeller({ propertyId }: { propertyId: number }) {
  const { data } = useSharedWithSeller(propertyId)
  if (!data || data.length === 0) return null
  return (
    <Part title="Lawyers’ drafts" note="What the other side’s lawyer drafted and shared with you, for your comments.">
      <ul className="divide-y divide-line">
        {data.map(({ leadId, lawyer, client, drafts: [newest] }) => (
          <li
            key={leadId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <p className="min-w-0 text-sm">
              <span className="block break-words font-medium text-base">{lawyer.name}</span>
              <span className="block text-soft-ink">
                Lawyer of {client}
                {newest ? ` · version ${newest.version}, of ${formatDay(newest.madeAt)}` : ''}
              </span>
            </p>
            <ButtonLink
              look="secondary"
              className="text-sm"
              to={pathTo('lawyerRequest', { id: leadId })}
              aria-label={`Read the draft: ${lawyer.name}`}
            >
              Read the draft
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Part>
  )
}

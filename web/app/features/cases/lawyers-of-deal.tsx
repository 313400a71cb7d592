import { formatDay } from '../../lib/format.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Part } from '../../ui/part.tsx'
import { useCasesOfDeal } from './cases.queries.ts'

/** My lawyer's case in this deal, and the draft that the other side shared with me. Nothing while there is neither. */
export function LawyersOfDeal({ bookingId }: { bookingId: number }) {
  const { data } = useCasesOfDeal(bookingId)
  if (!data || data.length === 0) return null
  return (
    <Part
      title="Lawyers"
      note="Each side’s lawyer acts for that side alone. You read the drafts that were shared with you."
    >
      <ul className="divide-y divide-line">
        {data.map(({ leadId, isMine, lawyer, stateInWords, drafts, newestDraftAt }) => (
          <li
            key={leadId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <p className="min-w-0 text-sm">
              <span className="block break-words font-medium text-base">{lawyer}</span>
              <span className="block text-soft-ink">
                {isMine ? `Your lawyer. ${stateInWords}` : 'The other side’s lawyer'}
                {newestDraftAt
                  ? ` · ${drafts === 1 ? '1 draft' : `${drafts} drafts`}, the newest of ${formatDay(newestDraftAt)}`
                  : ''}
              </span>
            </p>
            <ButtonLink
              look="secondary"
              className="text-sm"
              to={isMine ? pathTo('lawyerLead', { id: leadId }) : pathTo('lawyerRequest', { id: leadId })}
              aria-label={`${isMine ? 'Open the case' : 'Read the draft'}: ${lawyer}`}
            >
              {isMine ? 'Open the case' : 'Read the draft'}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Part>
  )
}

import type { OfferedLead } from '@properysearch/contract/leads/calls'
import { wishes } from '@properysearch/contract/leads/facts'
import type { ReactNode } from 'react'
import { budgetText, placeText } from './lead-words.ts'

type Asked = Pick<OfferedLead, 'wish' | 'city' | 'localities' | 'minBudget' | 'maxBudget' | 'words'>

/** What somebody needs, where and for how much. */
export function AskedFacts({ asked, children }: { asked: Asked; children?: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <p className="text-soft-ink text-sm">{wishes[asked.wish].title}</p>
      <p className="figures font-bold text-lg first-letter:uppercase">{budgetText(asked)}</p>
      <p className="font-medium text-sm">{placeText(asked)}</p>
      <p className="max-w-prose whitespace-pre-line text-sm [overflow-wrap:anywhere]">{asked.words}</p>
      {children}
    </div>
  )
}

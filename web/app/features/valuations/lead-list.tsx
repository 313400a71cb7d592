import type { EvaluatorLead } from '@properysearch/contract/valuations/calls'
import { type LeadList, leadLists } from '@properysearch/contract/valuations/facts'
import type { ReactNode } from 'react'
import { messageOf } from '../../lib/api.ts'
import { BesideListing, BesideListingSkeleton } from '../../ui/beside-listing.tsx'
import { Pager } from '../../ui/pager.tsx'
import { FailedState } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { LeadCard } from './lead-card.tsx'
import { listNames } from './lead-words.ts'
import { useLeads } from './valuations.queries.ts'

interface LeadListProps {
  list: LeadList
  page: number
  onList: (list: LeadList) => void
  onPage: (page: number) => void
  renderListing: (item: NonNullable<EvaluatorLead['property']>) => ReactNode
  empty: ReactNode
}

/** What an evaluator is paid to value, the newest first, each beside its listing. */
export function EvaluatorLeads({ list, page, onList, onPage, renderListing, empty }: LeadListProps) {
  const { data, error, refetch, isPlaceholderData } = useLeads(list, page)
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <BesideListingSkeleton label="Loading your leads" />
  if (data.counts.all === 0) return empty
  return (
    <Tabs
      label="Leads"
      tabs={leadLists.map((key) => ({ key, name: `${listNames[key]} (${data.counts[key] ?? 0})` }))}
      current={list}
      onChange={(key) => onList(key as LeadList)}
    >
      {data.total === 0 && !isPlaceholderData ? (
        <p className="py-8 text-center text-soft-ink">None at the moment.</p>
      ) : (
        <ul aria-busy={isPlaceholderData} className="grid gap-8 xl:gap-6">
          {data.data.map((lead) => (
            <li key={lead.id}>
              {lead.property ? (
                <BesideListing item={lead.property} listing={renderListing(lead.property)} heading="h2">
                  <LeadCard lead={lead} />
                </BesideListing>
              ) : (
                <LeadCard lead={lead} />
              )}
            </li>
          ))}
        </ul>
      )}
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={onPage} />
    </Tabs>
  )
}

import type { Lead } from '@properysearch/contract/leads/calls'
import { type Stage, stageNames, stages } from '@properysearch/contract/leads/facts'
import { Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Pager } from '../../ui/pager.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { toast } from '../../ui/toast.tsx'
import { LeadCard } from './lead-card.tsx'
import { useLeadStep, usePipeline } from './leads.queries.ts'

interface PipelineProps {
  stage: Stage
  page: number
  onStage: (stage: Stage) => void
  onPage: (page: number) => void
  /** Where an agent has no lead in any stage. */
  empty: ReactNode
}

interface Step {
  id: number
  from: Stage
  to: Stage
}

/** My leads, one stage at a time; a press moves one on, and another takes that back. */
export function Pipeline({ stage, page, onStage, onPage, empty }: PipelineProps) {
  const { data, error, refetch, isPlaceholderData } = usePipeline(stage, page)
  const [last, setLast] = useState<(Step & { name: string }) | null>(null)
  const move = useLeadStep((step: Step) => api.leads.move(step))
  const take = (step: Step, name: string | null) =>
    move.mutate(step, {
      onSuccess: () => setLast(name === null ? null : { ...step, name }),
      onError: (failure) => toast.error(messageOf(failure)),
    })
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-96 rounded-card" />
  if (Object.values(data.counts).every((count) => count === 0)) return empty
  return (
    <Tabs
      label="Stages"
      current={stage}
      onChange={(key) => onStage(key as Stage)}
      tabs={stageNames.map((key) => ({
        key,
        name: data.counts[key] > 0 ? `${stages[key]} (${data.counts[key]})` : stages[key],
      }))}
    >
      <div className="grid gap-4">
        {data.data.length === 0 ? (
          <p className="py-6 text-center text-soft-ink">No leads under “{stages[stage]}”.</p>
        ) : (
          <ul aria-busy={isPlaceholderData} className="grid items-start gap-4 xl:grid-cols-2">
            {data.data.map((lead) => (
              <li key={lead.id}>
                <LeadCard
                  lead={lead}
                  isBusy={move.isPending}
                  onMove={(to) => take(stepOf(lead, to), lead.person.name)}
                />
              </li>
            ))}
          </ul>
        )}
        <Pager
          page={data.page}
          pageSize={data.pageSize}
          total={data.total}
          onPage={onPage}
          names={{ before: 'Previous', after: 'Next' }}
        />
        {last ? (
          <div
            role="status"
            className="sticky bottom-20 z-10 flex flex-wrap items-center justify-between gap-2 justify-self-center rounded-card border border-line bg-card px-4 py-2 text-sm shadow-raised lg:bottom-4"
          >
            <span>
              {last.name} moved to “{stages[last.to]}”.
            </span>
            <Button
              look="quiet"
              disabled={move.isPending}
              onClick={() => take({ id: last.id, from: last.to, to: last.from }, null)}
            >
              <Undo2 aria-hidden className="size-4" />
              Undo
            </Button>
          </div>
        ) : null}
      </div>
    </Tabs>
  )
}

const stepOf = (lead: Lead, to: Stage): Step => ({ id: lead.id, from: lead.stage, to })

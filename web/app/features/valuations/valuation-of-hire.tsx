import { messageOf } from '../../lib/api.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Part } from '../../ui/part.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { DeliveredReports } from './delivered-reports.tsx'
import { ShowOnPage } from './show-on-page.tsx'
import { useValuationOfHire } from './valuations.queries.ts'

/** What an evaluator has delivered for a hire, for its two sides. */
export function ValuationOfHire({ hireId }: { hireId: number }) {
  const { data, error, refetch } = useValuationOfHire(hireId)
  return (
    <div id="valuation" className="scroll-mt-20">
      <Part title="Valuation report">
        {data ? (
          data.reports.length === 0 ? (
            data.iAm === 'client' ? (
              <p className="max-w-prose text-soft-ink text-sm">
                {data.evaluator} has not delivered it yet. It will be here, as a PDF with a number of its own.
              </p>
            ) : (
              <ButtonLink
                look="secondary"
                className="justify-self-start text-sm"
                to={pathTo('evaluatorLead', { id: hireId })}
              >
                Open the report
              </ButtonLink>
            )
          ) : (
            <>
              <DeliveredReports reports={data.reports} />
              {data.canBeShown ? <ShowOnPage hireId={hireId} valuation={data} /> : null}
            </>
          )
        ) : error ? (
          <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-32" />
        )}
      </Part>
    </div>
  )
}

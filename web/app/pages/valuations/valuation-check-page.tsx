import { isFailure } from '@properysearch/contract/kernel/client'
import { CheckForm } from '../../features/valuations/check-form.tsx'
import { CheckedReport } from '../../features/valuations/checked-report.tsx'
import { apiContext } from '../../lib/api-context.ts'
import { PageHeader } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/valuation-check-page.ts'

export const meta = () => [
  { title: 'Check a valuation report | Properysearch' },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    return { report: (await context.get(apiContext).valuations.check({ number: params.number })).data }
  } catch (error) {
    if (isFailure(error) && [400, 404].includes(error.http)) return { report: null }
    throw error
  }
}

/** Where anybody who was given a report can tell whether it is genuine. */
export default function ValuationCheckPage({ loaderData: { report }, params }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader title="Check a valuation report">
        Every report delivered here has a number. Its contents stay between the evaluator and the person who paid for
        it.
      </PageHeader>
      {report ? (
        <CheckedReport report={report} />
      ) : (
        <Notice look="attention" role="status">
          There is no report with the number {params.number}. Compare it with the paper, letter by letter: 0, 1, I, L, O
          and U are never used.
        </Notice>
      )}
      <CheckForm />
    </div>
  )
}

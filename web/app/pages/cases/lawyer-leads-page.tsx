import { LeadsTable } from '../../features/cases/leads-table.tsx'
import { QuotesAsked } from '../../features/hires/quotes-asked.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { PageHeader } from '../../ui/card.tsx'

export const meta = () => privateMeta('Leads List')

export default function LawyerLeadsPage() {
  return (
    <>
      <PageHeader title="Leads List">
        Who has hired you and paid. By accepting you declare that you have checked for conflicts of interest and act for
        nobody else in the matter.
      </PageHeader>
      <QuotesAsked />
      <LeadsTable />
    </>
  )
}

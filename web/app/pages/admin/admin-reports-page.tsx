import { ReportList } from '../../features/listings/review/report-list.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { PageHeader } from '../../ui/card.tsx'

export const meta = () => privateMeta('Reports')

export default function AdminReportsPage() {
  return (
    <>
      <PageHeader title="Reports">Problems that people reported, the longest waiting first.</PageHeader>
      <ReportList />
    </>
  )
}

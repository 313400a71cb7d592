import { AuditList } from '../../features/backoffice/audit-list.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { PageHeader } from '../../ui/card.tsx'

export const meta = () => privateMeta('Audit log')

export default function AdminAuditPage() {
  return (
    <>
      <PageHeader title="Audit log">What the back office did, newest first. Nothing here can be changed.</PageHeader>
      <AuditList />
    </>
  )
}

import type { AuditLine } from '@properysearch/contract/backoffice/calls'
import { formatMoment } from '../../lib/format.ts'
import { usePageNumber } from '../../lib/use-page-number.ts'
import { AdminList } from '../../ui/admin-list.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { useAudit } from './backoffice.queries.ts'

const columns: Column<AuditLine>[] = [
  { label: 'When', cell: ({ at }) => <span className="figures">{formatMoment(at)}</span> },
  { label: 'Who', cell: ({ admin }) => admin },
  { label: 'What', cell: ({ act }) => sentenceOf(act) },
  {
    label: 'Concerns',
    cell: ({ person, subjectId }) =>
      [person ? `${person.name} (#${person.id})` : '', subjectId ? `no. ${subjectId}` : ''].filter(Boolean).join(', '),
  },
  { label: 'Why', cell: ({ reason }) => <span className="block max-w-prose">{reason}</span> },
]

/** user.suspended → User suspended */
function sentenceOf(act: string): string {
  const words = act.replace('.', ' ').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function AuditList() {
  const [page] = usePageNumber()
  return (
    <AdminList
      caption="Audit log"
      query={useAudit(page)}
      columns={columns}
      keyOf={(line) => line.id}
      empty={
        <EmptyState title="No decisions yet">Every action of the back office is recorded here permanently.</EmptyState>
      }
    />
  )
}

import { professionalNumbers } from '@properysearch/contract/identity-numbers'
import type { NumberToDecide } from '@properysearch/contract/review'
import { roleNames } from '@properysearch/contract/roles'
import { useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { formatMoment } from '../../lib/format.ts'
import type { Column } from '../../ui/data-table.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { AdminList, usePageInAddress } from './admin-list.tsx'
import { useDecision } from './backoffice.queries.ts'
import { type Choice, DecideButtons } from './decide-buttons.tsx'
import { logOnly } from './log-only.ts'
import { useNumbers } from './review.queries.ts'

/** Numbers that somebody compares with the public registers. */
export function NumberList() {
  const [page] = usePageInAddress('numbers')
  const [chosen, setChosen] = useState<{ row: NumberToDecide; decision: Choice } | null>(null)
  const deciding = useDecision((reason: string) =>
    api.review.decideNumber({
      userId: chosen?.row.userId ?? 0,
      number: chosen?.row.number ?? '',
      decision: chosen?.decision ?? 'reject',
      reason,
    }),
  )
  const close = () => {
    setChosen(null)
    deciding.reset()
  }
  const columns: Column<NumberToDecide>[] = [
    {
      label: 'Person',
      isBare: true,
      cell: ({ name, userId }) => (
        <>
          <p className="font-semibold">{name}</p>
          <p className="figures text-soft-ink text-xs">#{userId}</p>
        </>
      ),
    },
    { label: 'Profession', cell: ({ profession }) => roleNames[profession] },
    { label: 'City', cell: ({ city }) => city },
    {
      label: 'Number',
      cell: ({ number, profession }) => (
        <>
          <p className="figures break-all font-medium">{number}</p>
          <p className="text-soft-ink text-xs">{professionalNumbers[profession].label}</p>
        </>
      ),
    },
    { label: 'Waiting since', cell: ({ waitingSince }) => formatMoment(waitingSince) },
    {
      label: 'Action',
      isBare: true,
      cell: (row) => (
        <DecideButtons
          about={`the number of ${row.name}, ${row.number}`}
          onChoose={(decision) => setChosen({ row, decision })}
        />
      ),
    },
  ]
  const isApproval = chosen?.decision === 'approve'
  return (
    <>
      <AdminList
        caption="Professional numbers"
        query={useNumbers(page)}
        columns={columns}
        keyOf={(row) => row.userId}
        pageName="numbers"
        names={{ before: 'Older', after: 'Newer' }}
        empty={
          <EmptyState title="No professional number waits">
            When an agent, lawyer or evaluator gives the number of their registration, it comes here.
          </EmptyState>
        }
      />
      <ReasonDialog
        isOpen={chosen !== null}
        title={`${isApproval ? 'Approve' : 'Reject'} the number of ${chosen?.row.name ?? ''}`}
        text={
          isApproval
            ? `${chosen?.row.number} stands in the public register under this name. The person is told.`
            : 'The person is told why, and may give another number.'
        }
        action={isApproval ? 'Approve' : 'Reject'}
        isDangerous={!isApproval}
        {...(isApproval ? { readBy: logOnly } : {})}
        isBusy={deciding.isPending}
        failure={deciding.error ? messageOf(deciding.error) : null}
        onDecide={(reason) => deciding.mutate(reason, { onSuccess: close })}
        onClose={close}
      />
    </>
  )
}

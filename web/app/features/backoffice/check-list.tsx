import type { CheckToDecide } from '@properysearch/contract/review'
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
import { useChecks } from './review.queries.ts'

const kindNames = { aadhaar: 'Aadhaar', pan: 'PAN', bank: 'Bank account' } as const

/** Checks whose two names differ: somebody has to say whether they are one person. */
export function CheckList() {
  const [page] = usePageInAddress('checks')
  const [chosen, setChosen] = useState<{ check: CheckToDecide; decision: Choice } | null>(null)
  const deciding = useDecision((reason: string) =>
    api.review.decideCheck({
      checkId: chosen?.check.id ?? 0,
      nameInProfile: chosen?.check.nameInProfile ?? '',
      decision: chosen?.decision ?? 'reject',
      reason,
    }),
  )
  const close = () => {
    setChosen(null)
    deciding.reset()
  }
  const columns: Column<CheckToDecide>[] = [
    {
      label: 'Person',
      isBare: true,
      cell: ({ nameInProfile, userId }) => (
        <>
          <p className="font-semibold">{nameInProfile}</p>
          <p className="figures text-soft-ink text-xs">#{userId}</p>
        </>
      ),
    },
    {
      label: 'Proof',
      cell: ({ kind, masked, isSimulated }) => (
        <>
          <p>{kindNames[kind]}</p>
          <p className="figures text-soft-ink text-xs">
            {masked}
            {isSimulated ? ' · Simulation' : ''}
          </p>
        </>
      ),
    },
    { label: 'Name in the profile', cell: ({ nameInProfile }) => nameInProfile },
    { label: 'Name that was found', cell: ({ nameFound }) => nameFound ?? 'Not told' },
    { label: 'Waiting since', cell: ({ waitingSince }) => formatMoment(waitingSince) },
    {
      label: 'Action',
      isBare: true,
      cell: (check) => (
        <DecideButtons
          about={`${kindNames[check.kind]} of ${check.nameInProfile}`}
          onChoose={(decision) => setChosen({ check, decision })}
        />
      ),
    },
  ]
  const isApproval = chosen?.decision === 'approve'
  const about = chosen ? `${kindNames[chosen.check.kind]} of ${chosen.check.nameInProfile}` : ''
  return (
    <>
      <AdminList
        caption="Identity checks"
        query={useChecks(page)}
        columns={columns}
        keyOf={(check) => check.id}
        pageName="checks"
        names={{ before: 'Older', after: 'Newer' }}
        empty={
          <EmptyState title="No identity check waits">
            When the name on a proof differs from the one in the profile, it comes here.
          </EmptyState>
        }
      />
      <ReasonDialog
        isOpen={chosen !== null}
        title={`${isApproval ? 'Approve' : 'Reject'} ${about}`}
        text={
          isApproval
            ? 'It counts as verified at once, and the person is told.'
            : 'The person is told why, and may try again.'
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

import type { BackofficePerson } from '@properysearch/contract/backoffice/calls'
import { roleNames } from '@properysearch/contract/roles'
import { useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { formatDay } from '../../lib/format.ts'
import { useDecision } from '../../lib/use-decision.ts'
import { usePageNumber } from '../../lib/use-page-number.ts'
import { AdminList } from '../../ui/admin-list.tsx'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { usePeople } from './backoffice.queries.ts'

export function PeopleList({ text }: { text: string }) {
  const [page] = usePageNumber()
  const [chosen, setChosen] = useState<BackofficePerson | null>(null)
  const isSuspended = chosen?.suspendedAt !== null
  const decision = useDecision((reason: string) => {
    const input = { userId: chosen?.id ?? 0, reason }
    return isSuspended ? api.backoffice.restoreUser(input) : api.backoffice.suspendUser(input)
  })
  const close = () => {
    setChosen(null)
    decision.reset()
  }
  const columns: Column<BackofficePerson>[] = [
    {
      label: 'Person',
      isBare: true,
      cell: ({ id, name, email, mobile }) => (
        <>
          <p className="font-semibold">{name}</p>
          <p className="figures text-soft-ink text-xs">
            #{id} · {email} · {mobile}
          </p>
        </>
      ),
    },
    { label: 'Role', cell: ({ role }) => roleNames[role] },
    { label: 'City', cell: ({ city }) => city },
    { label: 'Identity', cell: identityText },
    { label: 'Joined', cell: ({ memberSince }) => formatDay(memberSince) },
    {
      label: 'Account',
      cell: ({ suspendedAt }) =>
        suspendedAt ? <span className="text-danger">Suspended {formatDay(suspendedAt)}</span> : 'Active',
    },
    {
      label: 'Action',
      isBare: true,
      cell: (person) =>
        person.role === 'admin' ? null : (
          <Button
            look="secondary"
            className="text-sm"
            aria-label={`${person.suspendedAt ? 'Restore' : 'Suspend'} ${person.name}`}
            onClick={() => setChosen(person)}
          >
            {person.suspendedAt ? 'Restore' : 'Suspend'}
          </Button>
        ),
    },
  ]
  return (
    <>
      <AdminList
        caption="People"
        query={usePeople(text, page)}
        columns={columns}
        keyOf={(person) => person.id}
        empty={
          <EmptyState title="No one found">
            Try the start of a first or last name, a full email address, a mobile number or an id.
          </EmptyState>
        }
      />
      <ReasonDialog
        isOpen={chosen !== null}
        title={isSuspended ? `Restore ${chosen?.name ?? ''}` : `Suspend ${chosen?.name ?? ''}`}
        text={
          isSuspended
            ? 'They can sign in again, and an email tells them why.'
            : 'They are signed out everywhere and cannot sign in. Their live listings are paused. An email tells them why.'
        }
        action={isSuspended ? 'Restore account' : 'Suspend account'}
        isDangerous={!isSuspended}
        isBusy={decision.isPending}
        failure={decision.error ? messageOf(decision.error) : null}
        onDecide={(reason) => decision.mutate(reason, { onSuccess: close })}
        onClose={close}
      />
    </>
  )
}

function identityText({ isAadhaarVerified, isPanVerified }: BackofficePerson): string {
  const proven = [isAadhaarVerified ? 'Aadhaar' : '', isPanVerified ? 'PAN' : ''].filter(Boolean)
  return proven.length > 0 ? proven.join(', ') : 'Not verified'
}

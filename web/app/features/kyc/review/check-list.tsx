import type { CheckToDecide } from '@properysearch/contract/kyc/deciding-calls'
import { api } from '../../../lib/api.ts'
import { formatMoment } from '../../../lib/format.ts'
import { usePageNumber } from '../../../lib/use-page-number.ts'
import { AdminList } from '../../../ui/admin-list.tsx'
import { ChoiceButtons, ChoiceDialog, useChoice } from '../../../ui/choice-dialog.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { useChecks } from './review.queries.ts'

const kindNames = { aadhaar: 'Aadhaar', pan: 'PAN', bank: 'Bank account' } as const

const aboutOf = ({ kind, nameInProfile }: CheckToDecide) => `${kindNames[kind]} of ${nameInProfile}`

/** Checks whose two names differ, or whose Aadhaar may be another account’s: somebody has to say whose it is. */
export function CheckList() {
  const [page] = usePageNumber('checks')
  const choice = useChoice<CheckToDecide>(({ row: { id, nameInProfile }, decision, reason }) =>
    api.kyc.decideCheck({ checkId: id, nameInProfile, decision, reason }),
  )
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
    {
      label: 'Name found',
      cell: ({ nameFound, alike }) => (
        <>
          <p>{nameFound ?? 'Not given'}</p>
          {alike.length > 0 ? (
            <p className="text-xs">
              Same name and last four digits as the Aadhaar of {alike.map((id) => `#${id}`).join(', ')}
            </p>
          ) : null}
        </>
      ),
    },
    { label: 'Waiting since', cell: ({ waitingSince }) => formatMoment(waitingSince) },
    {
      label: 'Action',
      isBare: true,
      cell: (check) => <ChoiceButtons about={aboutOf(check)} onChoose={(decision) => choice.choose(check, decision)} />,
    },
  ]
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
          <EmptyState title="No identity checks waiting">
            When the name on a proof differs from the one in the profile, or an Aadhaar looks like another account’s,
            the check appears here.
          </EmptyState>
        }
      />
      <ChoiceDialog
        choice={choice}
        about={aboutOf}
        texts={{
          approve: () => 'It counts as verified immediately, and the person is told.',
          reject: () => 'The person is told why, and can try again.',
        }}
      />
    </>
  )
}

import type { NumberToDecide } from '@properysearch/contract/accounts/deciding-calls'
import { roleNames } from '@properysearch/contract/roles'
import { type Profession, professionalNumbers } from '@properysearch/contract/values/identity-numbers'
import { useMutation } from '@tanstack/react-query'
import { api, messageOf } from '../../../lib/api.ts'
import { mahaReraUrl } from '../../../lib/company.ts'
import { formatMoment } from '../../../lib/format.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { usePageNumber } from '../../../lib/use-page-number.ts'
import { AdminList } from '../../../ui/admin-list.tsx'
import { Button } from '../../../ui/button.tsx'
import { ChoiceButtons, ChoiceDialog, useChoice } from '../../../ui/choice-dialog.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useNumbers } from './review.queries.ts'

/** Where a number is looked up: the home page of whoever keeps the register. */
const registers: Record<Profession, { name: string; url: string }> = {
  agent: { name: 'MahaRERA', url: mahaReraUrl },
  lawyer: { name: 'Bar Council of India', url: 'https://www.barcouncilofindia.org' },
  evaluator: { name: 'Insolvency and Bankruptcy Board', url: 'https://ibbi.gov.in' },
}

/** Numbers that somebody compares with the public registers. */
export function NumberList() {
  const [page] = usePageNumber('numbers')
  const choice = useChoice<NumberToDecide>(({ row: { userId, number }, decision, reason }) =>
    api.accounts.decideProfessionalNumber({ userId, number, decision, reason }),
  )
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
          <a
            href={registers[profession].url}
            target="_blank"
            rel="noopener noreferrer"
            className="text-leaf text-xs underline underline-offset-2"
          >
            {registers[profession].name}
            <span className="sr-only">, opens in a new tab</span>
          </a>
        </>
      ),
    },
    { label: 'Certificate', cell: (row) => (row.hasProof ? <Certificate row={row} /> : 'None sent') },
    { label: 'Waiting since', cell: ({ waitingSince }) => formatMoment(waitingSince) },
    {
      label: 'Action',
      isBare: true,
      cell: (row) => (
        <ChoiceButtons
          about={`the number of ${row.name}, ${row.number}`}
          onChoose={(decision) => choice.choose(row, decision)}
        />
      ),
    },
  ]
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
          <EmptyState title="No professional numbers waiting">
            When an agent, lawyer or evaluator gives their registration number, it appears here.
          </EmptyState>
        }
      />
      <ChoiceDialog
        choice={choice}
        about={({ name }) => `the number of ${name}`}
        texts={{
          approve: ({ number }) => `${number} is in the public register under this name. The person is told.`,
          reject: () => 'The person is told why, and can give another number.',
        }}
      />
    </>
  )
}

function Certificate({ row: { userId, name } }: { row: NumberToDecide }) {
  const open = useMutation({
    mutationFn: async () =>
      saveFile(await api.professionals.downloadProofForReview({ userId }), `certificate-${userId}`),
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <Button
      look="quiet"
      className="px-2 text-sm"
      disabled={open.isPending}
      aria-label={`Download the certificate of ${name}`}
      onClick={() => open.mutate()}
    >
      Download
    </Button>
  )
}

import type { LedgerBalance } from '@properysearch/contract/ledger/calls'
import { formatRupees } from '@properysearch/contract/values/money'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { type Column, DataTable } from '../../ui/data-table.tsx'

const names: Record<string, string> = {
  gateway: 'With the payment partner',
  revenue: 'Earned',
  gst: 'GST to pay',
  held: 'Held for deals',
  payable: 'Owed to people',
  refunds: 'Refunds under way',
}

const sides: Record<LedgerBalance['kind'], string> = {
  asset: 'What is owed to us',
  income: 'What we earned',
  tax: 'What we owe the state',
  liability: 'What we owe or hold',
}

const columns: Column<LedgerBalance>[] = [
  {
    label: 'Account',
    cell: ({ prefix }) => (
      <>
        {names[prefix] ?? prefix} <span className="text-soft-ink">({prefix})</span>
      </>
    ),
  },
  { label: 'Kind', cell: ({ kind }) => sides[kind] },
  { label: 'Accounts', isNumber: true, cell: ({ accounts }) => formatNumber(accounts) },
  {
    label: 'Balance',
    isNumber: true,
    cell: ({ balance }) => <span className="font-semibold">{formatRupees(balance, 2)}</span>,
  },
]

export function BalanceTable({ balances }: { balances: LedgerBalance[] }) {
  return <DataTable caption="Balances" columns={columns} rows={balances} keyOf={(balance) => balance.prefix} />
}

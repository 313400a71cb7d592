import type { CreditNote } from '@properysearch/contract/invoices/calls'
import { formatRupees } from '@properysearch/contract/values/money'

interface AmountTableProps {
  title: string
  sac: string
  amounts: Pick<CreditNote, 'taxable' | 'taxes' | 'total'>
}

/** What it was, its tax, and the whole: nothing rounded. */
export function AmountTable({ title, sac, amounts }: AmountTableProps) {
  return (
    <table className="w-full text-start">
      <caption className="sr-only">What is charged, with tax</caption>
      <thead>
        <tr className="border-line border-y text-soft-ink text-sm">
          <th scope="col" className="py-2 text-start font-normal">
            Description
          </th>
          <th scope="col" className="py-2 text-end font-normal">
            Amount
          </th>
        </tr>
      </thead>
      <tbody className="figures align-top">
        <tr className="border-line border-b">
          <td className="break-words py-3">
            {title}
            <span className="block text-soft-ink text-sm">SAC {sac}</span>
          </td>
          <td className="py-3 ps-4 text-end">{formatRupees(amounts.taxable, 2)}</td>
        </tr>
        <Line label="Taxable value" amount={amounts.taxable} />
        {amounts.taxes.map(({ name, percent, amount }) => (
          <Line key={name} label={`${name} ${percent}%`} amount={amount} />
        ))}
      </tbody>
      <tfoot className="figures">
        <tr className="border-ink border-t font-bold text-lg">
          <th scope="row" className="py-3 text-start">
            Total
          </th>
          <td className="py-3 text-end">{formatRupees(amounts.total, 2)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

function Line({ label, amount }: { label: string; amount: number }) {
  return (
    <tr>
      <th scope="row" className="py-1.5 text-start font-normal">
        {label}
      </th>
      <td className="py-1.5 text-end">{formatRupees(amount, 2)}</td>
    </tr>
  )
}

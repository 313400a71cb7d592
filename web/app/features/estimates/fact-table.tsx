import type { EstimateFact } from '@properysearch/contract/estimates/calls'
import { formatPrice } from '@properysearch/contract/values/money'
import { formatNumber } from '@properysearch/contract/values/numbers'

/** What moved the estimate most, in words. */
export function FactTable({ facts }: { facts: readonly EstimateFact[] }) {
  return (
    <table className="w-full text-sm">
      <caption className="pb-1 text-start font-semibold text-base">What moved it most</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Fact</th>
          <th scope="col">Difference</th>
        </tr>
      </thead>
      <tbody>
        {facts.map(({ key, label, against, percent, rupees }) => (
          <tr key={key} className="border-line border-b align-top">
            <th scope="row" className="py-2 pe-4 text-start font-medium">
              {label}
              <span className="block font-normal text-soft-ink">
                {formatNumber(Math.abs(percent), 1)}% {percent < 0 ? 'less' : 'more'} {against}
              </span>
            </th>
            <td className="figures whitespace-nowrap py-2 text-end font-semibold">
              {rupees < 0 ? '−' : '+'} {formatPrice(Math.abs(rupees))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

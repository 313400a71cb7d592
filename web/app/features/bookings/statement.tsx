import { sideName } from '@properysearch/contract/bookings/facts'
import { Download, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay } from '../../lib/format.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/part.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { channelWords } from './channel-words.ts'
import type { Deal } from './deal.queries.ts'
import { exact } from './room/deal-words.ts'
import { toSeller } from './room/dues.ts'
import { InstalmentTable } from './room/instalment-table.tsx'
import { totalsOf } from './room/money-part.tsx'
import { PaymentTable } from './room/payment-table.tsx'
import { statementCsv } from './statement-csv.ts'

/** `pdf` comes from the feature of papers. */
export function StatementButtons({ deal, pdf }: { deal: Deal; pdf?: ReactNode }) {
  const save = () =>
    saveFile(
      new Blob([statementCsv(deal)], { type: 'text/csv;charset=utf-8' }),
      `booking-${deal.room.bookingData.id}.csv`,
    )
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {pdf}
      <Button look="secondary" onClick={save}>
        <Download aria-hidden className="size-4.5" />
        Download CSV
      </Button>
      <Button look="secondary" onClick={() => window.print()}>
        <Printer aria-hidden className="size-4.5" />
        Print
      </Button>
    </div>
  )
}

/** What was agreed, what is due, every payment, and the totals: to read, print or keep. */
export function Statement({ deal }: { deal: Deal }) {
  const { room, money } = deal
  const { channel, kind } = room.bookingData
  const how = channelWords(channel, kind)
  const paidOut = toSeller(money.releases).filter(({ state }) => state === 'paid')
  const isEmpty = room.money.payments.length === 0 && room.money.instalments.length === 0
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-6 print:border-0 print:bg-transparent print:p-0">
      <Facts facts={totalsOf(deal)} />
      <p className="max-w-prose text-sm">
        <span className="font-semibold">{how.label}.</span> <span className="text-soft-ink">{how.means}</span>
      </p>
      {isEmpty ? (
        <EmptyState title="Nothing paid yet">
          {kind === 'rental'
            ? 'The booking amount, the deposit, each month’s rent and any tax deducted from it will appear here.'
            : 'The booking amount, each instalment and the tax deducted from them will appear here.'}
        </EmptyState>
      ) : null}
      {room.money.instalments.length > 0 ? <InstalmentTable room={room} heading="h2" /> : null}
      {room.money.payments.length > 0 ? <PaymentTable room={room} heading="h2" /> : null}
      {room.money.refunds.length > 0 ? (
        <div className="grid gap-2">
          <h2 className="font-semibold text-base">Refunded to the {sideName('buyer', kind)}</h2>
          <ul className="divide-y divide-line text-sm">
            {room.money.refunds.map(({ orderId, amount, at }) => (
              <li key={`${orderId}-${at}`} className="figures flex flex-wrap justify-between gap-x-4 py-2">
                <span>
                  {formatDay(at)}, of order {orderId}
                </span>
                <span>{exact(amount)}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {paidOut.length > 0 ? (
        <div className="grid gap-2">
          <h2 className="font-semibold text-base">Paid out to the {sideName('seller', kind)}</h2>
          <ul className="divide-y divide-line text-sm">
            {paidOut.map(({ id, amount, account, changedAt }) => (
              <li key={id} className="figures flex flex-wrap justify-between gap-x-4 py-2">
                <span>
                  {formatDay(changedAt)}
                  {account ? `, to ${account}` : ''}
                </span>
                <span>{exact(amount)}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </Card>
  )
}

import type { CreditNote, Invoice } from '@properysearch/contract/invoices/calls'
import type { ReactNode } from 'react'
import { formatDay } from '../../lib/format.ts'
import { Notice } from '../../ui/notice.tsx'
import { AmountTable } from './amount-table.tsx'

/** The invoice as it looks on paper, its credit notes after it. */
export function InvoicePaper({ invoice }: { invoice: Invoice }) {
  return (
    <div className="grid max-w-4xl gap-6 print:block">
      <Sheet
        invoice={invoice}
        title="Tax invoice"
        facts={[
          ['Invoice number', invoice.number],
          ['Date', formatDay(invoice.issuedAt)],
          ...(invoice.orderId === null ? [] : [['Order', String(invoice.orderId)] satisfies [string, string]]),
          ['Paid by', invoice.paidBy],
        ]}
        amounts={invoice}
      />
      {invoice.creditNotes.map((note) => (
        <Sheet
          key={note.id}
          invoice={invoice}
          title="Credit note"
          facts={[
            ['Credit note number', note.number],
            ['Date', formatDay(note.issuedAt)],
            ['For invoice', invoice.number],
            ['Reason', note.reason],
          ]}
          amounts={note}
        />
      ))}
    </div>
  )
}

interface SheetProps {
  invoice: Invoice
  title: string
  facts: [label: string, value: string][]
  amounts: Pick<CreditNote, 'taxable' | 'taxes' | 'total' | 'totalInWords'>
}

function Sheet({ invoice, title, facts, amounts }: SheetProps) {
  const { supplier, recipient, placeOfSupply } = invoice
  return (
    <article className="grid gap-6 rounded-card border border-line bg-card p-5 sm:p-8 print:break-after-page print:rounded-none print:border-0 print:bg-transparent print:p-0 print:last:break-after-auto">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-leaf border-b pb-3">
        <h2 className="text-xl">{title}</h2>
        <p className="font-semibold text-leaf">{supplier.name}</p>
      </header>
      {supplier.isSample ? (
        <Notice look="attention">Sample: no supplier is configured. Not valid for tax.</Notice>
      ) : null}
      <div className="grid gap-6 sm:grid-cols-2 print:grid-cols-2">
        <Party label="Supplier" name={supplier.name} gstin={`GSTIN ${supplier.gstin}`}>
          {supplier.address}
          <br />
          {supplier.state} ({supplier.code})
        </Party>
        <Party
          label="Billed to"
          name={recipient.name}
          gstin={recipient.gstin ? `GSTIN ${recipient.gstin}` : 'Not registered for GST'}
        >
          {[recipient.address, recipient.city].filter(Boolean).join(', ')}
          <br />
          {recipient.state} ({recipient.code})
        </Party>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 print:grid-cols-3">
        {facts.map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
        <Fact label="Place of supply">
          {placeOfSupply.state} ({placeOfSupply.code})
        </Fact>
        <Fact label="Reverse charge">{invoice.isReverseCharge ? 'Yes' : 'No'}</Fact>
      </dl>
      <AmountTable title={invoice.title} sac={invoice.sac} amounts={amounts} />
      <div>
        <p className="text-soft-ink text-sm">Amount in words</p>
        <p>{amounts.totalInWords}</p>
      </div>
      <footer className="mt-2 grid justify-items-end text-end">
        <p>For {supplier.name}</p>
        <p className="text-soft-ink text-sm">Issued electronically; no signature is needed.</p>
      </footer>
    </article>
  )
}

function Party({ label, name, gstin, children }: { label: string; name: string; gstin: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="font-normal text-soft-ink text-sm">{label}</h3>
      <p className="font-semibold">{name}</p>
      <p>{children}</p>
      <p className="figures break-words">{gstin}</p>
    </section>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-soft-ink text-sm">{label}</dt>
      <dd className="figures break-words">{children}</dd>
    </div>
  )
}

import { useParams } from 'react-router'
import { InvoiceButtons } from '../../features/invoices/invoice-buttons.tsx'
import { InvoicePaper } from '../../features/invoices/invoice-paper.tsx'
import { useInvoice } from '../../features/invoices/invoices.queries.ts'
import { isFailure, messageOf } from '../../lib/api.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'

export const meta = () => privateMeta('Invoice')

export default function PreviewInvoicePage() {
  const asked = Number(useParams().id)
  const id = Number.isSafeInteger(asked) && asked > 0 ? asked : 0
  const { data, error, refetch } = useInvoice(id)
  const isMissing = id === 0 || (isFailure(error) && error.http === 404)
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          title={data ? `Invoice ${data.number}` : 'Invoice'}
          action={data ? <InvoiceButtons {...data} /> : null}
        >
          {data?.creditNotes.length ? 'With its credit notes. ' : ''}Shown as it was issued.
        </PageHeader>
      </div>
      {data ? (
        <InvoicePaper invoice={data} />
      ) : isMissing ? (
        <EmptyState title="No such invoice" action={<ButtonLink to={pathTo('dashboard')}>Go to dashboard</ButtonLink>}>
          You have no invoice with this number.
        </EmptyState>
      ) : error ? (
        <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-[40rem] max-w-4xl rounded-card" />
      )}
    </>
  )
}

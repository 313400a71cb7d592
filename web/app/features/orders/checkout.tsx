import type { Order } from '@properysearch/contract/orders/calls'
import { isGstin } from '@properysearch/contract/values/gst'
import { formatRupees } from '@properysearch/contract/values/money'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { messageOf } from '../../lib/api.ts'
import { Card } from '../../ui/card.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'
import { type Business, BusinessFields, isComplete, noBusiness } from './business-fields.tsx'
import { MoneyNote, RefundNote } from './money-note.tsx'
import type { Wanted } from './order-key.ts'
import { isRefused, useCreateOrder, useQuote } from './orders.queries.ts'
import { PriceLines } from './price-lines.tsx'
import { useLeaveToPay } from './use-leave-to-pay.ts'

interface CheckoutProps {
  wanted: Pick<Wanted, 'purpose' | 'subjectId' | 'option'>
  /** What is bought, in more words than its title. */
  children?: ReactNode
  /** The way back to the choice, for people who may not buy this. */
  wayBack: ReactNode
  /** Beside the button. */
  aside?: ReactNode
}

/** What is bought, the full price with tax, then to the payment partner. Pressed twice or reloaded, it is one order. */
export function Checkout({ wanted, children, wayBack, aside }: CheckoutProps) {
  const [business, setBusiness] = useState(noBusiness)
  const [isPressed, setPressed] = useState(false)
  const asked = isGstin(business.gstin) ? { ...wanted, ...business } : wanted
  const { data: quote, error, refetch, isPlaceholderData } = useQuote(asked)
  const fields = useRef<HTMLDivElement>(null)
  const create = useCreateOrder()
  const { leaveToPay, isLeaving } = useLeaveToPay()
  /** Another price than the one read: to be read before it is paid. */
  const [other, setOther] = useState<Order | null>(null)

  if (error && isRefused(error)) {
    return (
      <EmptyState title="This cannot be bought now" action={wayBack}>
        {messageOf(error)}
      </EmptyState>
    )
  }
  if (error && !quote) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!quote) return <Skeleton className="h-96 rounded-card" />

  const price = other ?? quote
  // On a phone the fields are out of sight when the button is pressed.
  const focusFirstMistake = () =>
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  const change = (typed: Business) => {
    setBusiness(typed)
    setPressed(false)
    setOther(null)
  }
  const pay = (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    if (!isComplete(business)) {
      focusFirstMistake()
      return
    }
    create.mutate(asked, {
      onSuccess: (order) => {
        if (order.status === 'created' && order.total !== price.total) setOther(order)
        else leaveToPay(order)
      },
    })
  }
  return (
    <div className="@container">
      <div className="grid items-start gap-5 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <Card className="grid gap-6">
          <div className="grid gap-3">
            <h2 className="text-lg">{quote.title}</h2>
            {children}
          </div>
          <div ref={fields} className="border-line border-t pt-5">
            <BusinessFields business={business} onChange={change} isPressed={isPressed} />
          </div>
        </Card>
        <Card>
          <Form
            onSubmit={pay}
            isBusy={create.isPending || isLeaving || isPlaceholderData}
            failure={create.error ? messageOf(create.error) : null}
            action={`Pay ${formatRupees(price.total, 2)}`}
            busyAction={isPlaceholderData ? 'Working out the tax...' : 'Opening the payment page...'}
            aside={aside}
            wide
          >
            {other ? (
              <Notice look="attention" role="alert">
                The price has changed since you opened this page. Please check it again before you pay.
              </Notice>
            ) : null}
            <div className="grid gap-2">
              <PriceLines price={price} />
              <p className="text-soft-ink text-sm">Taxed in {price.placeOfSupply}</p>
            </div>
            <MoneyNote isSimulation={quote.isSimulation} />
            <RefundNote />
          </Form>
        </Card>
      </div>
    </div>
  )
}

import { type OrderState, orderStateNames, orderStates } from '@properysearch/contract/orders/facts'
import { Search } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { OrderStateBadge } from '../../features/orders/order-state-badge.tsx'
import { OrderList } from '../../features/orders/review/order-list.tsx'
import { PartnerNote } from '../../features/orders/review/partner-note.tsx'
import { type OrderShow, orderShows } from '../../features/orders/review/review.queries.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { controlClass } from '../../ui/field.tsx'
import { Form } from '../../ui/link.tsx'
import { ShowLinks } from '../../ui/show-links.tsx'

export const meta = () => privateMeta('Orders')

const shows = Object.keys(orderShows) as OrderShow[]

export default function AdminOrdersPage() {
  const [query] = useSearchParams()
  const text = query.get('text') ?? ''
  const status = orderStates.find((state: OrderState) => state === query.get('status'))
  const show = shows.find((choice) => choice === query.get('show')) ?? 'all'
  return (
    <>
      <PageHeader title="Orders">What people ordered and paid, newest first.</PageHeader>
      <PartnerNote />
      <ShowLinks label="Which orders" path={pathTo('adminOrders')} shows={orderShows} current={show} />
      <Form role="search" key={`${text} ${status} ${show}`} className="mb-5 flex max-w-3xl flex-wrap gap-2">
        {show === 'all' ? null : <input type="hidden" name="show" value={show} />}
        <input
          type="search"
          name="text"
          defaultValue={text}
          maxLength={100}
          aria-label="Order, reference, invoice or payer"
          placeholder="Order, reference, invoice or payer"
          className={classNames(controlClass, 'min-w-0 flex-[1_1_14rem]')}
        />
        <select
          name="status"
          defaultValue={status ?? ''}
          aria-label="Status"
          className={classNames(controlClass, 'w-auto flex-[0_1_12rem]')}
        >
          <option value="">Any status</option>
          {orderStates.map((state) => (
            <option key={state} value={state}>
              {orderStateNames[state]}
            </option>
          ))}
        </select>
        <Button type="submit" look="secondary">
          <Search aria-hidden className="size-4" />
          Find
        </Button>
      </Form>
      <OrderList filter={{ text, status, show }} badgeOf={(state) => <OrderStateBadge state={state} />} />
    </>
  )
}

import type { OrderGroup } from '@properysearch/contract/orders/facts'
import { useSearchParams } from 'react-router'
import { useSession } from '../../lib/session.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { OrderList } from './order-list.tsx'
import { RefundList } from './refund-list.tsx'

interface Shown {
  key: string
  name: string
  group?: OrderGroup
  empty: string
}

/** What can be bought today; later purposes bring theirs. */
const tabs: Shown[] = [
  { key: 'all', name: 'All', empty: 'Everything you pay for appears in this list, with its status and its invoice.' },
  { key: 'packages', name: 'Packages', group: 'packages', empty: 'Packages you buy appear here.' },
  { key: 'contacts', name: 'Contacts', group: 'contacts', empty: 'Owners’ contacts you pay for appear here.' },
  {
    key: 'promotions',
    name: 'Promotions',
    group: 'promotions',
    empty: 'What you pay to be shown as Featured or Premium appears here.',
  },
  { key: 'bookings', name: 'Deals', group: 'bookings', empty: 'What you pay in a deal appears here.' },
  { key: 'refunds', name: 'Refunds', empty: '' },
]

/** The address says which tab and page are shown: reloading and coming back keep them. */
export function TransactionTabs() {
  const [query, setQuery] = useSearchParams()
  const canBuy = useSession()?.userRole !== 'admin'
  const shown = tabs.find((tab) => tab.key === query.get('tab')) ?? (tabs[0] as Shown)
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  const show = (tab: string, next = 1) =>
    setQuery({ ...(tab === 'all' ? {} : { tab }), ...(next === 1 ? {} : { page: String(next) }) }, { replace: true })
  return (
    <Tabs label="Kinds of transactions" tabs={tabs} current={shown.key} onChange={(key) => show(key)}>
      {shown.key === 'refunds' ? (
        <RefundList />
      ) : (
        <OrderList
          key={shown.key}
          {...(shown.group ? { group: shown.group } : {})}
          page={page}
          onPage={(next) => show(shown.key, next)}
          empty={
            <EmptyState
              picture={<div className="picture picture-letter-box aspect-3/2 w-56 rounded-card" />}
              title="No payments yet"
              action={
                canBuy ? (
                  <ButtonLink look="secondary" to={pathTo('propertyPlans')}>
                    See packages
                  </ButtonLink>
                ) : null
              }
            >
              {shown.empty}
            </EmptyState>
          }
        />
      )}
    </Tabs>
  )
}

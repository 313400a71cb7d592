import { Meters } from '../../features/subscriptions/meters.tsx'
import { NoPackages } from '../../features/subscriptions/no-packages.tsx'
import { QuotaUseList } from '../../features/subscriptions/quota-use-list.tsx'
import { SubscriptionList } from '../../features/subscriptions/subscription-list.tsx'
import { type MyPackages, useMyPackages, usePackages } from '../../features/subscriptions/subscriptions.queries.ts'
import { messageOf } from '../../lib/api.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { usePageNumber } from '../../lib/use-page-number.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'

export const meta = () => privateMeta('My packages')

export default function MyPackagesPage() {
  const { data, error, refetch } = useMyPackages()
  const isNothingSold = usePackages().data?.length === 0
  return (
    <>
      <PageHeader
        title="My packages"
        action={
          <div className="flex flex-wrap gap-3">
            {data?.subscriptions.length && !isNothingSold ? (
              <ButtonLink to={pathTo('propertyPlans')}>See packages</ButtonLink>
            ) : null}
            <ButtonLink to={pathTo('paymentHistory')} look="secondary">
              Payments and invoices
            </ButtonLink>
          </div>
        }
      >
        What you have, what you have used, and when it ends.
      </PageHeader>
      {data ? (
        <Mine mine={data} />
      ) : error ? (
        <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <div role="status" className="grid gap-4">
          <span className="sr-only">Loading your packages</span>
          <Skeleton className="h-36 rounded-card" />
          <Skeleton className="h-48 rounded-card" />
        </div>
      )}
    </>
  )
}

function Mine({ mine: { meters, subscriptions } }: { mine: MyPackages }) {
  const [page, setPage] = usePageNumber()
  const isNothingSold = usePackages().data?.length === 0
  const running = subscriptions.filter((subscription) => subscription.status === 'running')
  const over = subscriptions.filter((subscription) => subscription.status !== 'running')
  return (
    <div className="grid gap-10">
      {meters.length > 0 ? (
        <section aria-labelledby="left" className="grid gap-3">
          <h2 id="left" className="text-lg">
            Left to use
          </h2>
          <Meters meters={meters} />
        </section>
      ) : null}
      {running.length > 0 ? (
        <section aria-labelledby="running" className="grid gap-3">
          <h2 id="running" className="text-lg">
            Active
          </h2>
          <SubscriptionList subscriptions={running} />
        </section>
      ) : isNothingSold ? (
        <NoPackages />
      ) : (
        <EmptyState
          picture={<div className="picture picture-letter-box aspect-3/2 w-56 rounded-card" />}
          title="No active package"
          action={<ButtonLink to={pathTo('propertyPlans')}>See packages</ButtonLink>}
        >
          A package lets you reach owners directly, list more or be seen more, for one price with tax. You pay once.
        </EmptyState>
      )}
      {subscriptions.length > 0 ? (
        <section aria-labelledby="uses" className="grid gap-3">
          <h2 id="uses" className="text-lg">
            What you used
          </h2>
          <QuotaUseList page={page} onPage={setPage} />
        </section>
      ) : null}
      {over.length > 0 ? (
        <section aria-labelledby="over" className="grid gap-3">
          <h2 id="over" className="text-lg">
            Earlier
          </h2>
          <SubscriptionList subscriptions={over} />
        </section>
      ) : null}
    </div>
  )
}

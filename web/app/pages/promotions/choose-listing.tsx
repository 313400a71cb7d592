import { useLiveListings } from '../../features/listings/listings.queries.ts'
import { messageOf } from '../../lib/api.ts'
import { usePageNumber } from '../../lib/use-page-number.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Pager } from '../../ui/pager.tsx'
import { EmptyState, FailedState } from '../../ui/states.tsx'
import { CardWithHeart } from '../property/card-with-heart.tsx'
import { PromotionLoading } from './promotion-loading.tsx'

/** Which of my live listings is meant. */
export function ChooseListing() {
  const [page, setPage] = usePageNumber()
  const { data, error, refetch } = useLiveListings(page)
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <PromotionLoading />
  if (data.total === 0) {
    return (
      <EmptyState
        picture={<div className="picture picture-empty-plot aspect-3/2 w-56 rounded-card" />}
        title="None of your listings is live"
        action={<ButtonLink to={pathTo('ownerProperties')}>My Properties</ButtonLink>}
      >
        A listing can be promoted once it is verified and live.
      </EmptyState>
    )
  }
  return (
    <section aria-labelledby="which" className="grid gap-4">
      <h2 id="which" className="text-lg">
        Which listing?
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {data.data.map((item) => (
          <li key={item.propertydata.id} className="grid grid-rows-[1fr_auto] gap-2">
            <CardWithHeart item={item} />
            <ButtonLink
              look="secondary"
              to={`${pathTo('promotePropertyPayment')}?propertyId=${item.propertydata.id}`}
              aria-label={`Promote: ${item.propertydata.title}`}
            >
              {item.propertydata.promotePropertyStatus ? 'Add days' : 'Promote'}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={setPage} />
    </section>
  )
}

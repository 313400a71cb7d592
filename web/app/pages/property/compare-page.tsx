import { isFailure } from '@properysearch/contract/kernel/client'
import type { PropertyDetails } from '@properysearch/contract/listings/property'
import { lazy, Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { emiOf, loanForPrice, usualRatePercent, usualYears } from '../../features/calculators/loan-for-price.ts'
import { compareLimit, readCompareChoice, setCompareChoice } from '../../features/listings/comparing/compare-choice.ts'
import { CompareTable } from '../../features/listings/comparing/compare-table.tsx'
import { useMyShortlist } from '../../features/shortlists/my-shortlist.ts'
import { apiContext } from '../../lib/api-context.ts'
import { pageMeta } from '../../lib/meta.ts'
import { pathTo } from '../../screens.ts'
import { PageHeader } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { SearchLink } from '../kept/search-link.tsx'
import type { Route } from './+types/compare-page.ts'

// It shows what this browser remembers, so none of it comes with the page.
const CompareMore = lazy(() => import('../../features/listings/comparing/compare-more.tsx'))

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(
    {
      title: 'Compare properties side by side',
      description: `Up to ${compareLimit} properties in Pune and around side by side: price, ₹ per carpet sqft, EMI, size, place and what was checked.`,
      path: pathTo('compare'),
    },
    matches,
  ),
  ...(loaderData?.asked.length ? [{ name: 'robots', content: 'noindex' }] : []),
]

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = idsIn(new URL(request.url).searchParams.get('ids') ?? '')
  const api = context.get(apiContext)
  const found = await Promise.all(
    asked.map((id) =>
      api.listings.getProperty({ id }).then(
        (reply) => reply.data,
        (error) => {
          if (isFailure(error) && error.http < 500) return null
          throw error
        },
      ),
    ),
  )
  return { asked, properties: found.filter((property): property is PropertyDetails => property !== null) }
}

/** As many as are compared, each once. */
function idsIn(text: string): number[] {
  const ids = text.split(',').map(Number)
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, compareLimit)
}

const emiOfPrice = (priceRupees: number) => emiOf(loanForPrice(priceRupees))

export default function ComparePage({ loaderData: { asked, properties } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const shortlist = useMyShortlist()
  const show = (ids: readonly number[]) => {
    setCompareChoice(ids)
    void navigate(ids.length > 0 ? `${pathTo('compare')}?ids=${ids.join(',')}` : pathTo('compare'), {
      replace: true,
      preventScrollReset: true,
    })
  }
  // Without ids in the address, what this browser chose before.
  useEffect(() => {
    const chosen = readCompareChoice()
    if (asked.length === 0 && chosen.length > 0) {
      void navigate(`${pathTo('compare')}?ids=${chosen.join(',')}`, { replace: true })
    }
  }, [asked.length, navigate])
  const ids = properties.map((property) => property.propertydata.id)
  const gone = asked.length - ids.length
  return (
    <>
      <PageHeader title="Compare properties">
        Up to {compareLimit} side by side. Differences and the best values are marked.
      </PageHeader>
      <div className="grid gap-8">
        {gone > 0 ? (
          <Notice look="attention">
            {gone === 1
              ? 'One of them is no longer listed, so it is'
              : `${gone} of them are no longer listed, so they are`}{' '}
            not shown.
          </Notice>
        ) : null}
        {properties.length > 0 ? (
          <>
            <CompareTable
              properties={properties}
              emiOf={emiOfPrice}
              onRemove={(id) => show(ids.filter((other) => other !== id))}
            />
            <p className="-mt-4 text-soft-ink text-xs">
              EMI: for a loan of 80% of the price, or the most that the Reserve Bank of India lets a bank lend, over{' '}
              {usualYears} years at {usualRatePercent}%. “Lowest” and “Most” are marked only where anyone would prefer
              it.
            </p>
          </>
        ) : (
          <EmptyState
            picture={<div className="picture picture-measures aspect-3/2 w-56 rounded-card" />}
            title="Nothing to compare yet"
            action={<SearchLink />}
          >
            Press Compare on two to {compareLimit} properties to see them side by side here.
          </EmptyState>
        )}
        {ids.length < compareLimit ? (
          <Suspense>
            <CompareMore shortlist={shortlist} compared={ids} onAdd={(id) => show([...ids, id])} />
          </Suspense>
        ) : null}
      </div>
    </>
  )
}

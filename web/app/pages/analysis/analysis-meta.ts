import type { AllData } from '@properysearch/contract/analysis/calls'
import { placeSlug } from '@properysearch/contract/analysis/facts'
import type { MetaDescriptor } from 'react-router'
import { type ChosenFilters, firstFilters } from '../../features/analysis/analysis-query.ts'
import { areaName, whatIsPriced } from '../../features/analysis/charts.ts'
import { formatRate } from '../../features/analysis/rate.ts'
import { pageMeta } from '../../lib/meta.ts'
import { pathTo } from '../../screens.ts'

/** Each place has one address for search engines; a narrower view is not told to them. */
export function analysisMeta(
  { data, filters, slug }: { data: AllData; filters: ChosenFilters; slug?: string },
  matches: Parameters<typeof pageMeta>[1],
): MetaDescriptor[] {
  const { city, locality, ...others } = filters
  const { summary } = data
  const usual =
    summary.usual === null ? '' : ` Usually ${formatRate(summary.usual)} per sqft, of ${summary.n} listings.`
  const isFirst = city === firstFilters.city && locality === undefined
  const place = data.place.city === null ? null : placeSlug(data.place.locality, data.place.city)
  const isPlain = Object.keys(others).every((name) => name === 'subcategory') && summary.n > 0
  return [
    ...pageMeta(
      {
        title: `Property prices in ${areaName(data)}: trend, yield and supply`,
        description: `${areaName(data)}: prices of ${whatIsPriced(data.listedIn, data.subcategory)} by locality and month, rent yield and time on the market.${usual}`,
        path:
          slug === undefined && (isFirst || place === null)
            ? pathTo('analysis')
            : pathTo('analysisOf', { place: slug ?? place ?? '' }),
      },
      matches,
    ),
    ...(isPlain ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
  ]
}

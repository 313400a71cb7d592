import type { Ad } from '@properysearch/contract/ads/calls'
import { countingRule } from '@properysearch/contract/ads/facts'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { adsApi } from '../../lib/api.ts'
import { formatDay } from '../../lib/format.ts'
import { useAnswer } from '../../lib/use-answer.ts'
import { FailedPart } from '../../ui/failed-part.tsx'

type Counts = Awaited<ReturnType<ReturnType<typeof adsApi>['getCounts']>>['data']

const daysShown = 5

/** How this ad is counted, and what has been counted: the same for the advertiser and for everybody else. */
export function AdCounts({ id, ad, host }: { id: string; ad: Ad; host: string }) {
  const { answer, error, retry } = useAnswer(`${host} ${ad.adId}`, () => adsApi(host).getCounts({ adId: ad.adId }))
  return (
    <div id={id} className="mt-2 grid gap-4 rounded-card border border-line bg-card p-4 text-sm sm:grid-cols-2 sm:p-5">
      <div className="grid content-start gap-2">
        <p>
          {ad.advertiser} pays to be shown here. {countingRule(ad.format)}
        </p>
        <p className="text-soft-ink">Advertisers see these numbers, never who you are.</p>
      </div>
      {error ? (
        <FailedPart onRetry={retry}>The numbers did not load.</FailedPart>
      ) : (
        <CountTable counts={answer?.data} />
      )}
    </div>
  )
}

function CountTable({ counts }: { counts: Counts | undefined }) {
  const rows = counts?.days.slice(0, daysShown) ?? []
  const cell = 'py-1 text-end'
  return (
    <table className="figures w-full self-start" aria-busy={counts === undefined}>
      <thead className="text-soft-ink text-xs">
        <tr>
          <th scope="col" className="pb-1 text-start font-medium">
            Day
          </th>
          <th scope="col" className="pb-1 text-end font-medium">
            Views
          </th>
          <th scope="col" className="pb-1 text-end font-medium">
            Clicks
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, views, clicks }) => (
          <tr key={day} className="border-line border-t">
            <td className="py-1">{formatDay(`${day}T12:00:00+05:30`)}</td>
            <td className={cell}>{formatNumber(views)}</td>
            <td className={cell}>{formatNumber(clicks)}</td>
          </tr>
        ))}
        <tr className="border-edge border-t font-semibold">
          <th scope="row" className="py-1 text-start">
            Total
          </th>
          <td className={cell}>{counts ? formatNumber(counts.views) : '…'}</td>
          <td className={cell}>{counts ? formatNumber(counts.clicks) : '…'}</td>
        </tr>
      </tbody>
    </table>
  )
}

import type { ListedIn } from '@properysearch/contract/listings/facts'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { formatDay } from '../../lib/format.ts'
import { useAnswer } from '../../lib/use-answer.ts'
import { FailedState, Skeleton } from '../../ui/states.tsx'

/** How right estimates were, on the whole and place by place; asked for when it is opened. */
export function AccuracyByPlace({ listedIn }: { listedIn: ListedIn }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit cursor-pointer font-semibold text-leaf">
        How accurate our estimates are, place by place
      </summary>
      {isOpen ? <AccuracyTable listedIn={listedIn} /> : null}
    </details>
  )
}

function AccuracyTable({ listedIn }: { listedIn: ListedIn }) {
  const { answer, error, retry } = useAnswer(listedIn, () => api.estimates.listAccuracy({ listedIn }))
  if (error) return <FailedState message={messageOf(error)} onRetry={retry} />
  if (!answer) {
    return (
      <div role="status" className="pt-2">
        <span className="sr-only">Loading the accuracy of our estimates</span>
        <Skeleton className="h-40" />
      </div>
    )
  }
  if (!answer.data) return <p className="pt-2">Nothing has been measured yet.</p>
  const { whole, places, refused, trainedAt } = answer.data
  const rows = [
    { key: 'whole', name: 'All places', ...whole },
    ...places.map((place) => ({
      ...place,
      key: `${place.city} ${place.locality}`,
      name: place.locality ? `${place.locality}, ${place.city}` : `${place.city}, all of it`,
    })),
  ]
  return (
    <div className="grid gap-2 pt-2">
      <table className="figures w-full">
        <caption className="sr-only">Error and coverage of estimates by place</caption>
        <thead>
          <tr className="border-line border-b align-bottom">
            <th scope="col" className="py-1.5 text-start font-normal">
              Place
            </th>
            <th scope="col" className="py-1.5 ps-3 text-end font-normal">
              Half within
            </th>
            <th scope="col" className="py-1.5 ps-3 text-end font-normal">
              In the band
            </th>
            <th scope="col" className="py-1.5 ps-3 text-end font-normal">
              Listings
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, medianErrorPercent, coveragePercent, listings }) => (
            <tr key={key} className="border-line border-b text-ink">
              <th scope="row" className="py-1.5 text-start font-normal">
                {name}
              </th>
              <td className="py-1.5 ps-3 text-end">{formatNumber(medianErrorPercent, 1, 1)}%</td>
              <td className="py-1.5 ps-3 text-end">{formatNumber(coveragePercent, 1, 1)}%</td>
              <td className="py-1.5 ps-3 text-end">{formatNumber(listings)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Measured on {formatDay(trainedAt)}, on listings that the model had not seen.{' '}
        {refusedText(refused, whole.listings)} With few listings, both figures are rough: with 50, the share in the band
        may be 11 points off by chance alone.
      </p>
    </div>
  )
}

function refusedText(refused: number | null, judged: number): string {
  if (refused === null) return ''
  if (refused === 0) return 'None of them had too few comparables.'
  const percent = formatNumber((refused / (refused + judged)) * 100, 1, 1)
  return `Not counted: ${formatNumber(refused)} (${percent}% of all) that had too few comparables for an estimate.`
}

import type { AnalysisDetails } from '@properysearch/contract/analysis/calls'
import { mostCompared } from '@properysearch/contract/analysis/facts'
import { homes } from '@properysearch/contract/listings/facts'
import { formatPrice } from '@properysearch/contract/values/money'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { Plus, X } from 'lucide-react'
import { messageOf } from '../../lib/api.ts'
import { formatDay } from '../../lib/format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { useDetails, useListingsLike } from './analysis.queries.ts'
import type { ChosenFilters } from './analysis-query.ts'
import { formatRate } from './rate.ts'
import { useComparison } from './use-comparison.ts'

interface Props {
  filters: ChosenFilters
  propertyPath: (id: number) => string
  reportPath: (id: number) => string
}

/** Properties that fit the filters, to be compared two at a time with what is usual around each. */
export function ComparisonPart({ filters, propertyPath, reportPath }: Props) {
  const { comparison, add, adding, remove, show } = useComparison()
  const { entries, slots } = comparison
  const isFull = entries.length >= mostCompared
  return (
    <section aria-labelledby="compare" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-1">
        <h2 id="compare" className="text-xl">
          Compare properties
        </h2>
        <p className="text-soft-ink">Up to {mostCompared}, two at a time. Press the name of one to show it.</p>
      </div>
      {entries.length > 0 ? (
        <>
          <ul aria-label="Compared" className="flex flex-wrap gap-2">
            {entries.map((id) => (
              <Entry
                key={id}
                id={id}
                isShown={slots.includes(id)}
                onShow={() => show(id)}
                onRemove={() => remove(id)}
              />
            ))}
          </ul>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2">
            {slots.map((id, slot) => (
              <Slot
                // biome-ignore lint/suspicious/noArrayIndexKey: the two slots stay where they are
                key={slot}
                number={slot + 1}
                id={id}
                propertyPath={propertyPath}
                reportPath={reportPath}
              />
            ))}
          </div>
        </>
      ) : null}
      <Candidates filters={filters} entries={entries} isFull={isFull} adding={adding} onAdd={add} path={propertyPath} />
    </section>
  )
}

function Entry(props: { id: number; isShown: boolean; onShow: () => void; onRemove: () => void }) {
  const { data } = useDetails(props.id)
  const title = data?.item.propertydata.title ?? `Property ${props.id}`
  return (
    <li className="flex max-w-full items-center rounded-full border border-line bg-card">
      <button
        type="button"
        aria-pressed={props.isShown}
        onClick={props.onShow}
        className="min-h-11 min-w-0 truncate ps-4 text-sm aria-pressed:font-semibold"
      >
        {title}
      </button>
      <button
        type="button"
        aria-label={`Remove ${title}`}
        onClick={props.onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-full text-soft-ink hover:bg-sunken"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  )
}

interface SlotProps {
  number: number
  id: number | null
  propertyPath: (id: number) => string
  reportPath: (id: number) => string
}

function Slot({ number, id, ...paths }: SlotProps) {
  return (
    <article
      aria-label={`Slot ${number}`}
      className="grid content-start gap-4 rounded-card border border-line bg-card p-5 sm:p-6"
    >
      {id === null ? (
        <p className="text-soft-ink">Add a second property to compare it with.</p>
      ) : (
        <Filled id={id} {...paths} />
      )}
    </article>
  )
}

function Filled({ id, propertyPath, reportPath }: Omit<SlotProps, 'number' | 'id'> & { id: number }) {
  const { data, error, refetch } = useDetails(id)
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-72" />
  const { listedIn, subcategory } = data.item.propertydata
  return (
    <>
      <h3 className="text-lg">
        <Link to={propertyPath(id)} className="text-leaf underline-offset-4 hover:underline">
          {data.item.propertydata.title}
        </Link>
      </h3>
      <dl className="grid gap-2">
        {factsOf(data).map(([name, value]) => (
          <div key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-4 border-line border-b pb-2 text-sm">
            <dt className="text-soft-ink">{name}</dt>
            <dd className="figures text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-soft-ink text-xs">
        {data.source}
        {data.asOf ? `, ${formatDay(data.asOf)}` : ''}, {data.n} like it in {data.locality.name}
      </p>
      {listedIn === 'sell' && homes.includes(subcategory) ? (
        <ButtonLink look="secondary" to={reportPath(id)}>
          Buy the full report
        </ButtonLink>
      ) : null}
    </>
  )
}

/** What is known of one, in the same order for each. */
function factsOf(data: AnalysisDetails): [string, string][] {
  const { propertydata, locationData, detailsData } = data.item
  const { differencePercent: difference, locality, priceHistory } = data
  const first = priceHistory[0]
  const rent = propertydata.listedIn === 'rent' ? ' /month' : ''
  return [
    ['Price', `${formatPrice(propertydata.price)}${rent}`],
    ['Per sqft', formatRate(data.pricePerSqft)],
    ['Size', `${formatNumber(detailsData.sizeInFt)} sqft`],
    ['Place', `${locationData.locality}, ${locationData.city}`],
    [`Usual in ${locality.name}`, locality.usual === null ? 'Too few to say' : formatRate(locality.usual)],
    [
      'Compared with the usual price',
      difference === null
        ? 'Too few to say'
        : difference === 0
          ? 'The same'
          : `${formatNumber(Math.abs(difference), 1)}% ${difference > 0 ? 'above' : 'below'}`,
    ],
    ['Cheaper per sqft here', data.cheaperPercent === null ? 'Too few to say' : `${data.cheaperPercent} in 100`],
    ...(rent
      ? []
      : ([
          [
            'Gross rent yield',
            data.rentYieldPercent === null ? 'Too few rentals' : `${formatNumber(data.rentYieldPercent, 1)}%`,
          ],
        ] as [string, string][])),
    ['On the market', `${formatNumber(data.daysOnMarket)} days`],
    [
      'Price changes',
      priceHistory.length > 1 && first
        ? `${priceHistory.length - 1}, from ${formatPrice(first.price)}`
        : 'None since it was listed',
    ],
  ]
}

interface CandidatesProps {
  filters: ChosenFilters
  entries: readonly number[]
  isFull: boolean
  adding: number | null
  onAdd: (id: number) => void
  path: (id: number) => string
}

const mostOffered = 6

function Candidates({ filters, entries, isFull, adding, onAdd, path }: CandidatesProps) {
  const { data, error, refetch } = useListingsLike(filters)
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-64 rounded-card" />
  if (data.length === 0) return <p className="text-soft-ink">No live listing fits these filters. Remove one of them.</p>
  return (
    <ul aria-label="Properties to compare" className="grid grid-cols-1 gap-3 md:grid-cols-2">
      {data.slice(0, mostOffered).map((item) => {
        const { id, title, price, listedIn } = item.propertydata
        const isIn = entries.includes(id)
        return (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-card border border-line bg-card p-4"
          >
            <div className="min-w-0 grow basis-48">
              <Link to={path(id)} className="block truncate text-leaf underline-offset-4 hover:underline">
                {title}
              </Link>
              <p className="figures text-sm">
                {formatPrice(price)}
                {listedIn === 'rent' ? ' /month' : ''}, {formatNumber(item.detailsData.sizeInFt)} sqft,{' '}
                {item.locationData.locality}
              </p>
            </div>
            <Button
              look="secondary"
              className="shrink-0"
              disabled={isIn || isFull || adding !== null}
              onClick={() => onAdd(id)}
            >
              {isIn ? null : <Plus aria-hidden className="size-4" />}
              {isIn ? 'Added' : adding === id ? 'Adding…' : 'Compare'}
              <span className="sr-only">{title}</span>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

import { availabilityNames } from '@properysearch/contract/listings/facts'
import type { PropertyDetails } from '@properysearch/contract/listings/property'
import { Check, EqualNot, X } from 'lucide-react'
import { Fragment, useState } from 'react'
import { pathTo } from '../../../screens.ts'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Link } from '../../../ui/link.tsx'
import { PropertyPicture } from '../property-picture.tsx'
import { priceText } from '../property-words.ts'
import { type CompareRow, compareGroups } from './compare-rows.ts'

interface CompareTableProps {
  properties: readonly PropertyDetails[]
  emiOf: (priceRupees: number) => number
  onRemove: (id: number) => void
}

/** Listings side by side. Rows that differ and values that are best are marked in words, not by colour alone. */
export function CompareTable({ properties, emiOf, onRemove }: CompareTableProps) {
  const [isOnlyDifferent, setOnlyDifferent] = useState(false)
  const groups = compareGroups(properties, emiOf)
  const shown = (rows: readonly CompareRow[]) => rows.filter((row) => row.isDifferent || !isOnlyDifferent)
  return (
    <div className="grid gap-4">
      <div className="needs-script">
        <CheckboxField
          label="Show only differences"
          checked={isOnlyDifferent}
          onChange={(event) => setOnlyDifferent(event.target.checked)}
        />
      </div>
      {/* Narrow screens scroll it both ways within itself, so that names and headings stay in sight. */}
      <section
        aria-label="Comparison"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must be able to
        tabIndex={0}
        className="max-lg:max-h-[80dvh] max-lg:overflow-auto rounded-card border border-line bg-card"
      >
        <table className="w-full border-separate border-spacing-0">
          <caption className="sr-only">Properties side by side</caption>
          <thead>
            <tr>
              <td className={classNames(corner, 'w-28 min-w-28 sm:w-44 sm:min-w-44')} />
              {properties.map((property) => (
                <Head key={property.propertydata.id} property={property} onRemove={onRemove} />
              ))}
            </tr>
          </thead>
          {groups.map(({ title, rows }) =>
            shown(rows).length === 0 ? null : (
              <tbody key={title}>
                <tr>
                  <th
                    scope="rowgroup"
                    colSpan={properties.length + 1}
                    className="border-line border-b bg-sunken px-3 pt-4 pb-1.5 text-start text-sm sm:px-4"
                  >
                    <span className="sticky start-3">{title}</span>
                  </th>
                </tr>
                {shown(rows).map((row) => (
                  <Row key={row.label} row={row} ids={properties.map((property) => property.propertydata.id)} />
                ))}
              </tbody>
            ),
          )}
        </table>
      </section>
    </div>
  )
}

const corner = 'sticky start-0 top-0 z-20 rounded-ss-card border-line border-b border-e bg-card lg:top-16'

function Head({ property, onRemove }: { property: PropertyDetails; onRemove: (id: number) => void }) {
  const { propertydata, mediaData } = property
  const cover = mediaData.images[0]
  return (
    <th
      scope="col"
      className="sticky top-0 z-10 w-1/4 min-w-42 border-line last:rounded-se-card border-b bg-card p-2.5 text-start align-top font-normal sm:p-3 lg:top-16"
    >
      <div className="relative grid gap-1.5">
        {cover ? (
          <PropertyPicture picture={cover} sizes="16rem" className="aspect-2/1 w-full rounded-control object-cover" />
        ) : null}
        <button
          type="button"
          aria-label={`Remove: ${propertydata.title}`}
          onClick={() => onRemove(propertydata.id)}
          className="needs-script absolute end-1 top-1 grid size-9 place-items-center rounded-full bg-card/90 shadow-raised hover:bg-sunken"
        >
          <X aria-hidden className="size-4" />
        </button>
        <span className="figures font-bold text-lg leading-tight">{priceText(propertydata)}</span>
        <Link
          to={pathTo('property', propertydata)}
          className="line-clamp-2 font-semibold text-sm hover:text-leaf"
          title={propertydata.title}
        >
          {propertydata.title}
        </Link>
        {propertydata.availability === 'available' ? null : (
          <span className="font-semibold text-danger text-sm">{availabilityNames[propertydata.availability]}</span>
        )}
      </div>
    </th>
  )
}

function Row({ row, ids }: { row: CompareRow; ids: readonly number[] }) {
  const { label, values, isDifferent, best, bestWord } = row
  return (
    <tr>
      <th
        scope="row"
        className="sticky start-0 z-10 border-line border-e border-b bg-card px-3 py-2.5 text-start align-top font-normal text-sm sm:px-4"
      >
        {label}
        {isDifferent ? (
          <span className="flex items-center gap-1 text-marigold-ink text-xs">
            <EqualNot aria-hidden className="size-3.5" />
            differs
          </span>
        ) : null}
      </th>
      {values.map((value, i) => (
        <Fragment key={ids[i]}>
          <td
            className={classNames(
              'figures border-line border-b px-3 py-2.5 align-top text-sm',
              isDifferent ? 'font-medium' : 'text-soft-ink',
              best.includes(i) && 'bg-good-wash',
            )}
          >
            {value}
            {best.includes(i) ? (
              <span className="flex items-center gap-1 text-good text-xs">
                <Check aria-hidden className="size-3.5" />
                {bestWord}
              </span>
            ) : null}
          </td>
        </Fragment>
      ))}
    </tr>
  )
}

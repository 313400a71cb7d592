import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface Column<Row> {
  label: string
  /** Numbers are right-aligned. */
  isNumber?: boolean
  /** On the phone it is shown without its label: the row's own name, or its buttons. */
  isBare?: boolean
  cell: (row: Row) => ReactNode
}

export interface DataTableProps<Row> {
  /** What it lists, for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** An older page, shown until the asked one has come. */
  isStale?: boolean
}

/** Lines instead of boxes; on the phone each row becomes a card. */
export function DataTable<Row>({ caption, columns, rows, keyOf, isStale }: DataTableProps<Row>) {
  return (
    <table className={classNames('w-full text-start text-sm max-md:block', isStale && 'opacity-60')}>
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-line border-b text-soft-ink">
          {columns.map(({ label, isNumber }) => (
            <th
              key={label}
              scope="col"
              className={classNames('px-3 py-2 font-medium', isNumber ? 'text-end' : 'text-start')}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:gap-3">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className="border-line border-b align-top max-md:grid max-md:gap-2 max-md:rounded-card max-md:border max-md:bg-card max-md:p-4"
          >
            {columns.map(({ label, isNumber, isBare, cell }) => (
              <td
                key={label}
                className={classNames(
                  'px-3 py-3 max-md:flex max-md:justify-between max-md:gap-x-4 max-md:p-0 max-[20rem]:flex-wrap',
                  isNumber && 'figures text-end',
                )}
              >
                {isBare ? null : <span className="shrink-0 text-soft-ink md:hidden">{label}</span>}
                <div className={classNames('min-w-0', isBare ? 'max-md:grow' : 'max-md:text-end')}>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

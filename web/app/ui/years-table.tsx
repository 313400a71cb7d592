import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { DataTable, type DataTableProps } from './data-table.tsx'

/** Up to so many rows are read at a glance. */
const mostAtOnce = 15

interface YearsTableProps<Row> extends Omit<DataTableProps<Row>, 'isStale'> {
  /** The rows are in the order of their days. */
  dayOf: (row: Row) => string
  /** The row that is looked for: its year is open. */
  now: Row | undefined
  /** Of a year that is not over yet, what is over is folded by itself. */
  isOver?: (row: Row) => boolean
  /** What a year says while it is folded. */
  sumOf: (rows: readonly Row[]) => ReactNode
}

/** A table; a long one is folded into years, of which one is open. On paper they all are. */
export function YearsTable<Row>({ dayOf, now, isOver = () => false, sumOf, ...table }: YearsTableProps<Row>) {
  if (table.rows.length <= mostAtOnce) return <DataTable {...table} />
  const nameOf = (row: Row) => `${dayOf(row).slice(0, 4)}${isOver(row) ? ', settled' : ''}`
  const names = [...new Set(table.rows.map(nameOf))]
  const open = now === undefined ? names.at(-1) : nameOf(now)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {names.map((name) => {
        const rows = table.rows.filter((row) => nameOf(row) === name)
        return (
          <details
            key={name}
            open={name === open}
            className="group rounded-card border border-line print:border-0 print:[&::details-content]:[content-visibility:visible]"
          >
            <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-4 px-4 py-2 text-sm [&::-webkit-details-marker]:hidden">
              <ChevronDown aria-hidden className="size-5 shrink-0 text-soft-ink group-open:rotate-180 print:hidden" />
              <span className="figures font-semibold">{name.slice(0, 4)}</span>
              <span className="figures ms-auto text-end text-soft-ink">{sumOf(rows)}</span>
            </summary>
            <div className="border-line border-t p-3 md:px-1">
              <DataTable {...table} caption={`${table.caption}, ${name}`} rows={rows} />
            </div>
          </details>
        )
      })}
    </div>
  )
}

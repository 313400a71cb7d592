import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

/** A form on the left, what it gives on the right; one under the other where there is no room. */
export function CalculatorFrame({ form, result }: { form: ReactNode; result: ReactNode }) {
  return (
    <div className="@container">
      <div className="grid gap-6 @3xl:grid-cols-2 @3xl:gap-10">
        <div className="grid min-w-0 content-start gap-5">{form}</div>
        <div className="grid min-w-0 content-start gap-5">{result}</div>
      </div>
    </div>
  )
}

/** The one figure asked for, read out when it changes. */
export function Answer({ label, children }: { label: string; children: ReactNode }) {
  return (
    <output className="grid gap-0.5 rounded-card bg-leaf-wash px-5 py-4">
      <span className="text-sm">{label}</span>
      <span className="figures break-words font-bold text-2xl sm:text-3xl">{children}</span>
    </output>
  )
}

export interface Row {
  /** One of its kind within a statement. */
  label: string
  value: string
  isTotal?: boolean
}

/** A statement: what on the left, how much on the right. */
export function Statement({ rows }: { rows: readonly (Row | null)[] }) {
  return (
    <dl className="text-sm">
      {rows.map((row) =>
        row ? (
          <div
            key={row.label}
            className={classNames(
              'flex items-baseline justify-between gap-4 border-line border-b py-2',
              row.isTotal && 'border-edge border-b-0 font-semibold text-base',
            )}
          >
            <dt className={row.isTotal ? '' : 'text-soft-ink'}>{row.label}</dt>
            <dd className="figures shrink-0 text-end">{row.value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

/** What the figure rests on, in small print that can be read. */
export function Assumptions({ children }: { children: ReactNode }) {
  return <p className="text-soft-ink text-xs">{children}</p>
}

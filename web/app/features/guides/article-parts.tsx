import type { ReactNode } from 'react'

/** A stretch of the article with its own heading. `beside` is in the margin on wide screens. */
export function Section({
  id,
  title,
  beside,
  isWide,
  children,
}: {
  id: string
  title: string
  beside?: ReactNode
  /** For calculators and tables that need the whole breadth. */
  isWide?: boolean
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="mt-12 first:mt-0">
      <h2 id={id} className="mb-3 max-w-[34ch] scroll-mt-24 text-2xl">
        {title}
      </h2>
      <div className="gap-x-10 xl:grid xl:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
        <div className={isWide ? 'xl:col-span-2' : 'article-text'}>{children}</div>
        {beside ? <div className="mt-6 grid content-start gap-6 xl:mt-2">{beside}</div> : null}
      </div>
    </section>
  )
}

/** One number worth remembering, and what it is. */
export function PullNumber({ number, children }: { number: string; children: ReactNode }) {
  return (
    <p className="border-leaf border-s-4 ps-4">
      <strong className="figures block font-bold text-2xl text-leaf leading-tight">{number}</strong>
      <span className="block max-w-[32ch] text-sm text-soft-ink">{children}</span>
    </p>
  )
}

/** A drawing, what it shows, and the meaning of its numbered marks. */
export function Figure({
  picture,
  children,
  legend,
}: {
  picture: ReactNode
  children: ReactNode
  legend?: readonly string[]
}) {
  return (
    <figure className="my-8 overflow-hidden rounded-card border border-line bg-card">
      {picture}
      <figcaption className="grid gap-3 border-line border-t px-4 py-3 text-sm text-soft-ink sm:px-5">
        <p>{children}</p>
        {legend ? (
          <ol className="grid gap-x-6 gap-y-1.5 text-ink sm:grid-cols-2">
            {legend.map((meaning, at) => (
              <li key={meaning} className="flex gap-2.5">
                <span
                  aria-hidden
                  className="figures mt-px grid size-5 shrink-0 place-items-center rounded-full bg-leaf font-bold text-[11px] text-on-leaf"
                >
                  {at + 1}
                </span>
                <span>{meaning}</span>
              </li>
            ))}
          </ol>
        ) : null}
      </figcaption>
    </figure>
  )
}

/** Things to do or to ask for, as a list that can be ticked off on paper. */
export function Checklist({ items }: { items: readonly string[] }) {
  return (
    <ul className="checklist my-4 grid gap-2">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <span aria-hidden className="mt-1 size-4 shrink-0 rounded-[4px] border-2 border-leaf" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}

/** A small table: the first cell of each row names it. */
export function FactTable({
  caption,
  columns,
  rows,
}: {
  caption: string
  columns: readonly string[]
  rows: readonly (readonly [name: string, ...cells: string[]])[]
}) {
  // Wider than a phone: it scrolls in its own box, which must then be reachable by key.
  const isBroad = columns.length > 3
  return (
    <section className="my-6 overflow-x-auto" aria-label={caption} tabIndex={isBroad ? 0 : undefined}>
      <table className={`figures w-full text-sm ${isBroad ? 'min-w-[34rem]' : ''}`}>
        <caption className="pb-2 text-start font-semibold">{caption}</caption>
        <thead>
          <tr className="border-edge border-b text-soft-ink">
            {columns.map((name) => (
              <th key={name} scope="col" className="py-2 pe-4 text-start align-bottom font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name} className="border-line border-b align-top">
              <th scope="row" className="py-2 pe-4 text-start font-medium">
                {name}
              </th>
              {cells.map((cell, column) => (
                <td key={columns[column + 1]} className="py-2 pe-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** What is wrong to forget. */
export function Caution({ children }: { children: ReactNode }) {
  return <p className="my-5 rounded-control bg-marigold-wash px-4 py-3 text-sm">{children}</p>
}

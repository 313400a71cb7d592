import { ButtonLink } from './button.tsx'

interface PageStepsProps {
  page: number
  last: number
  addressOf: (page: number) => string
}

/** The way from one page of a list to the next; nothing where there is only one. */
export function PageSteps({ page, last, addressOf }: PageStepsProps) {
  if (last <= 1 && page === 1) return null
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
      <p className="figures text-soft-ink text-sm">
        Page {page} of {last}
      </p>
      <div className="flex gap-2">
        {page > 1 ? (
          <ButtonLink to={addressOf(page - 1)} rel="prev" look="secondary">
            Previous
          </ButtonLink>
        ) : null}
        {page < last ? (
          <ButtonLink to={addressOf(page + 1)} rel="next" look="secondary">
            Next
          </ButtonLink>
        ) : null}
      </div>
    </nav>
  )
}

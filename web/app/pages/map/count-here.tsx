import { formatNumber } from '@properysearch/contract/values/numbers'

interface CountHereProps {
  total: number | undefined
  /** False while the number of another view is still shown. */
  isFresh: boolean
  hasArea: boolean
  hasFailed: boolean
  onRetry: () => void
}

/** The sum of all groups on the map, which is also the list's total. */
export function CountHere({ total, isFresh, hasArea, hasFailed, onRetry }: CountHereProps) {
  const where = hasArea ? 'in your area' : 'here'
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3">
      <p role="status" aria-busy={!isFresh && !hasFailed} data-testid="count-here" className="figures text-soft-ink">
        {hasFailed
          ? 'The properties did not load.'
          : total === undefined
            ? 'Counting...'
            : `${formatNumber(total)} ${total === 1 ? 'property' : 'properties'} ${where}`}
      </p>
      {hasFailed ? (
        <button
          type="button"
          onClick={onRetry}
          className="min-h-11 font-semibold text-leaf underline underline-offset-2"
        >
          Retry
        </button>
      ) : null}
    </div>
  )
}

import { formatNumber } from '@properysearch/contract/values/numbers'

interface CountHereProps {
  total: number | undefined
  /** False while the number of another view is still shown. */
  isFresh: boolean
  hasArea: boolean
}

/** The sum of all groups on the map, which is also the list's total. */
export function CountHere({ total, isFresh, hasArea }: CountHereProps) {
  const where = hasArea ? 'in your area' : 'here'
  return (
    <p role="status" aria-busy={!isFresh} data-testid="count-here" className="figures text-soft-ink">
      {total === undefined
        ? 'Counting...'
        : `${formatNumber(total)} ${total === 1 ? 'property' : 'properties'} ${where}`}
    </p>
  )
}

import { Scale } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'
import { setCompared, useCompareChoice } from './compare-choice.ts'

/** Puts a listing among those to be compared, or takes it out. */
export function CompareButton({ property, isSmall }: { property: { id: number; title: string }; isSmall?: boolean }) {
  const isChosen = useCompareChoice().includes(property.id)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`${isChosen ? 'Comparing' : 'Compare'}: ${property.title}`}
      onClick={() => setCompared(property.id, !isChosen)}
      className={
        isSmall
          ? classNames('card-act', isChosen && 'card-act-leaf')
          : 'inline-flex min-h-11 items-center justify-center gap-1.5 rounded-control border border-edge bg-card px-4 font-semibold transition-colors duration-150 hover:bg-sunken'
      }
    >
      <Scale aria-hidden className={classNames(isSmall ? 'size-4' : 'size-5', isChosen && 'text-leaf')} />
      {isChosen ? 'Comparing' : 'Compare'}
    </button>
  )
}

import { Scale, X } from 'lucide-react'
import { pathTo } from '../../../screens.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { clearCompareChoice, useCompareChoice } from './compare-choice.ts'

/** Floats over the page once there is something to compare; on the phone above the bar at its foot, where there is one. */
export default function CompareTray({ hasBarBelow }: { hasBarBelow?: boolean }) {
  const chosen = useCompareChoice()
  return (
    <section
      aria-label="Chosen to compare"
      className={classNames(
        'fixed bottom-4 left-1/2 z-30 flex -translate-x-1/2 items-center gap-1 rounded-full border border-line bg-card p-1.5 shadow-raised print:hidden',
        hasBarBelow && 'max-md:bottom-[calc(4.75rem+env(safe-area-inset-bottom))]',
      )}
    >
      <ButtonLink to={`${pathTo('compare')}?ids=${chosen.join(',')}`} className="whitespace-nowrap rounded-full">
        <Scale aria-hidden className="size-5" />
        Compare ({chosen.length})
      </ButtonLink>
      <button
        type="button"
        aria-label="Clear comparison"
        title="Clear comparison"
        onClick={clearCompareChoice}
        className="grid size-11 place-items-center rounded-full hover:bg-sunken"
      >
        <X aria-hidden className="size-5" />
      </button>
    </section>
  )
}

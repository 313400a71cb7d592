import type { PropertyItem } from '@properysearch/contract/listings/property'
import { Scale } from 'lucide-react'
import { pathTo } from '../../../screens.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { compareLimit } from './compare-choice.ts'

/** The first few that are still available, side by side. */
export function CompareThese({ items }: { items: readonly PropertyItem[] }) {
  const ids = items
    .filter((item) => item.propertydata.availability === 'available')
    .slice(0, compareLimit)
    .map((item) => item.propertydata.id)
  if (ids.length < 2) return null
  return (
    <ButtonLink look="secondary" className="justify-self-start" to={`${pathTo('compare')}?ids=${ids.join(',')}`}>
      <Scale aria-hidden className="size-5" />
      {items.length > ids.length ? `Compare the first ${ids.length}` : 'Compare these'}
    </ButtonLink>
  )
}

import { type ListingStep, listingSteps } from '@properysearch/contract/listings/steps'
import { pathTo } from '../../../screens.ts'

/** The screen of a step of a listing. */
export function stepAddress(id: number, step: ListingStep): string {
  if (step === 'media') return `${pathTo('propertyMedia')}?id=${id}`
  if (step === 'papers') return pathTo('propertyVerification', { id })
  return `${pathTo('addProperty')}?id=${id}&step=${step}`
}

export function stepAfter(step: ListingStep): ListingStep | undefined {
  return listingSteps[listingSteps.indexOf(step) + 1]
}

export function stepBefore(step: ListingStep): ListingStep | undefined {
  return listingSteps[listingSteps.indexOf(step) - 1]
}

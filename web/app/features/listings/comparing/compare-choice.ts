import { rememberedIds } from '../../../lib/remembered-ids.ts'
import { toast } from '../../../ui/toast.tsx'

// The listings chosen to be compared. /PropertyCampare?ids=1,2,3 shows them.

export const compareLimit = 4
const chosen = rememberedIds('compare', compareLimit)

export const readCompareChoice = chosen.read
export const useCompareChoice = chosen.use
export const setCompareChoice = chosen.store

export function setCompared(propertyId: number, isChosen: boolean): void {
  const others = chosen.read().filter((id) => id !== propertyId)
  if (isChosen && others.length >= compareLimit) {
    toast.error(`You can compare ${compareLimit} properties at a time. Remove one first.`)
    return
  }
  chosen.store(isChosen ? [...others, propertyId] : others)
}

export function clearCompareChoice(): void {
  chosen.store([])
}

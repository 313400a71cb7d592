import type { OfferedLead } from '@properysearch/contract/leads/calls'
import { isByMonth, type Stage, stageNames } from '@properysearch/contract/leads/facts'
import { formatPrice } from '@properysearch/contract/values/money'

type Asked = Pick<OfferedLead, 'wish' | 'city' | 'localities' | 'minBudget' | 'maxBudget'>

/** Baner, Aundh; Pune */
export function placeText({ city, localities }: Pick<Asked, 'city' | 'localities'>): string {
  return localities.length > 0 ? `${localities.join(', ')}, ${city}` : city
}

/** ₹70 Lac to ₹95 Lac; up to ₹32,000 /month */
export function budgetText({ wish, minBudget, maxBudget }: Pick<Asked, 'wish' | 'minBudget' | 'maxBudget'>): string {
  const most = `${formatPrice(maxBudget)}${isByMonth(wish) ? ' /month' : ''}`
  return minBudget === null ? `up to ${most}` : `${formatPrice(minBudget)} to ${most}`
}

/** Where a lead usually goes next; null where it is over. */
export function nextStage(stage: Stage): Stage | null {
  if (stage === 'won' || stage === 'lost') return null
  return stageNames[stageNames.indexOf(stage) + 1] ?? null
}

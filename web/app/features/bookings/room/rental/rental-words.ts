import { type BeforeKeys, beforeKeys, type InventoryMoment } from '@properysearch/contract/bookings/rental'
import type { Inventory, RentalRoom } from '@properysearch/contract/bookings/rental-room'
import { formatNumber } from '@properysearch/contract/values/numbers'

export const inventoryAt = ({ inventories }: RentalRoom, at: InventoryMoment): Inventory | undefined =>
  inventories.find((inventory) => inventory.at === at)

export const isNoted = (inventory: Inventory | undefined): boolean =>
  inventory !== undefined && inventory.items.length + inventory.readings.length + inventory.photos.length > 0

/** As it is handed back when saving and confirming. */
export const versionOf = (inventory: Inventory | undefined): number => inventory?.version ?? 0

/** The deposit, the society’s form: in a sentence. */
export function namesOf(missing: readonly BeforeKeys[]): string {
  const names = missing.map((name) => beforeKeys[name].label.replace(/^The /, 'the '))
  return names.map((name, i) => (i === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1))).join(', ')
}

const units = { electricity: 'kWh', water: 'kL', gas: 'SCM' } as const

/** 4,512.5 kWh */
export const readingText = ({ meter, reading }: Inventory['readings'][number]) =>
  `${formatNumber(reading)} ${units[meter]}`

/** Of the income tax, by the year in which it begins: 2026-27. */
export const financialYear = (year: number) => `${year}-${String(year + 1).slice(2)}`

import { gstOnUnderConstruction, tdsOnPurchase } from './rates.ts'
import { type Deed, type DutyAndFee, stampDuty } from './stamp-duty.ts'

export interface Purchase extends Deed {
  /** Sold before its completion or occupancy certificate. */
  isUnderConstruction: boolean
  carpetSqm: number
  /** In one of the large cities, affordable homes are smaller. */
  isInMetro?: boolean
}

export interface PurchaseCost extends DutyAndFee {
  gstPercent: number
  gstRupees: number
  /** Price, duty, registration and GST: what leaves the buyer's account in all. */
  totalRupees: number
  /** Part of the price, paid to the tax department in the seller's name: not on top of it. */
  tdsRupees: number
  toSellerRupees: number
}

/** What a home really costs its buyer. Deposits and brokerage differ from house to house and are left out. */
export function purchaseCost(purchase: Purchase): PurchaseCost {
  const price = purchase.agreementRupees
  const duty = stampDuty(purchase)
  const gstPercent = gstPercentOf(purchase)
  const gstRupees = Math.round((price * gstPercent) / 100)
  const isTdsDue = duty.baseRupees >= tdsOnPurchase.fromRupees
  const tdsRupees = isTdsDue ? Math.round((duty.baseRupees * tdsOnPurchase.percent) / 100) : 0
  return {
    ...duty,
    gstPercent,
    gstRupees,
    totalRupees: price + duty.dutyRupees + duty.registrationRupees + gstRupees,
    tdsRupees,
    toSellerRupees: price - tdsRupees,
  }
}

function gstPercentOf({ isUnderConstruction, isHome, agreementRupees, carpetSqm, isInMetro }: Purchase): number {
  if (!isUnderConstruction) return 0
  const { percent, affordable } = gstOnUnderConstruction
  const carpetUpToSqm = isInMetro ? affordable.carpetUpToSqmInMetros : affordable.carpetUpToSqm
  const isAffordable =
    isHome && agreementRupees <= affordable.priceUpToRupees && carpetSqm > 0 && carpetSqm <= carpetUpToSqm
  return isAffordable ? affordable.percent : percent
}

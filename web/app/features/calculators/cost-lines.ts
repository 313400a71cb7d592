/** What of a listing its costs depend on. */
export interface CostFacts {
  listedIn: 'sell' | 'rent'
  /** For rent, by the month. */
  priceRupees: number
  depositRupees: number | null
  maintenanceRupees: number | null
  state: string
  city: string
  /** Who governs building there; null where we do not know it. */
  authority: string | null
  isHome: boolean
  isPlot: boolean
  isUnderConstruction: boolean
  carpetSqft: number | null
}

export interface CostLine {
  label: string
  /** Null: it is due, and we do not know how much. */
  rupees: number | null
  rule: string
  decidedBy: string
}

export interface TrueCost {
  /** What has to be there on the day, line by line, and their sum. */
  upFront: CostLine[]
  totalRupees: number
  /** False when a line of unknown size is not in the sum. */
  isWhole: boolean
  /** Not on top: part of the price that goes to the tax department. */
  within: CostLine[]
  everyMonth: CostLine[]
  isEstimate: boolean
}

export function maintenanceLines({ maintenanceRupees, listedIn }: CostFacts): CostLine[] {
  if (!maintenanceRupees) return []
  const question = listedIn === 'rent' ? 'ask if the rent includes it' : 'ask for the last bill'
  return [
    {
      label: 'Maintenance',
      rupees: maintenanceRupees,
      rule: `As stated in the listing; ${question}.`,
      decidedBy: 'The society or the builder',
    },
  ]
}

export function summed(upFront: CostLine[]): Pick<TrueCost, 'upFront' | 'totalRupees' | 'isWhole'> {
  return {
    upFront,
    totalRupees: upFront.reduce((sum, line) => sum + (line.rupees ?? 0), 0),
    isWhole: upFront.every((line) => line.rupees !== null),
  }
}

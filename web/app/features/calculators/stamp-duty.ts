import {
  jointReductionPercent,
  registrationFee,
  type StampDutyPlace,
  stampDutyRates,
  womenOnlyReductionPercent,
} from './rates.ts'

export const buyersChoices = [
  ['men', 'Male buyer(s)'],
  ['women', 'Female buyer(s) only'],
  ['joint', 'Male and female buyers together'],
] as const
export type Buyers = (typeof buyersChoices)[number][0]

export interface Deed {
  agreementRupees: number
  /** The state's own value of the property; 0 if not known. */
  readyReckonerRupees: number
  place: StampDutyPlace
  buyers: Buyers
  /** The reduction for women is for homes. */
  isHome: boolean
}

export interface DutyAndFee {
  /** The higher of the two values. */
  baseRupees: number
  dutyPercent: number
  dutyRupees: number
  registrationRupees: number
  isEstimate: boolean
}

/** Stamp duty and registration of a sale in Maharashtra, to the rupee. */
export function stampDuty({ agreementRupees, readyReckonerRupees, place, buyers, isHome }: Deed): DutyAndFee {
  const baseRupees = Math.max(agreementRupees, readyReckonerRupees)
  const { percent, isEstimate } = stampDutyRates[place]
  const dutyPercent = percent - (isHome ? reductions[buyers] : 0)
  return {
    baseRupees,
    dutyPercent,
    dutyRupees: Math.round((baseRupees * dutyPercent) / 100),
    registrationRupees: Math.min(
      Math.round((baseRupees * registrationFee.percent) / 100),
      registrationFee.maximumRupees,
    ),
    isEstimate,
  }
}

const reductions: Record<Buyers, number> = {
  men: 0,
  women: womenOnlyReductionPercent,
  joint: jointReductionPercent,
}

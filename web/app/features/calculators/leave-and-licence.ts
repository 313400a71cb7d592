import { leaveAndLicenceRates } from './rates.ts'

export interface Licence {
  monthlyRentRupees: number
  months: number
  refundableDepositRupees: number
  nonRefundableRupees: number
  isInCorporation: boolean
}

export interface LicenceDuty {
  /** Rent of the whole term, what is not given back, and the notional interest on the deposit. */
  baseRupees: number
  dutyRupees: number
  registrationRupees: number
  handlingRupees: number
  totalRupees: number
}

/** Stamp duty and registration of a leave-and-licence agreement in Maharashtra; duty is rounded up to the rupee. */
export function licenceDuty(licence: Licence): LicenceDuty {
  const rates = leaveAndLicenceRates
  // Twelfths kept as one division, so that a round deposit gives a round figure.
  const depositShare = (licence.refundableDepositRupees * rates.depositPercentPerYear * licence.months) / (100 * 12)
  const baseRupees = licence.monthlyRentRupees * licence.months + licence.nonRefundableRupees + depositShare
  const dutyRupees = Math.ceil((baseRupees * rates.dutyPercent) / 100)
  const registrationRupees = rates.registrationRupees[licence.isInCorporation ? 'corporation' : 'elsewhere']
  const handlingRupees = rates.documentHandlingRupees
  return {
    baseRupees,
    dutyRupees,
    registrationRupees,
    handlingRupees,
    totalRupees: dutyRupees + registrationRupees + handlingRupees,
  }
}

import { formatNumber } from '@properysearch/contract/values/numbers'
import { type CostFacts, type CostLine, maintenanceLines, summed, type TrueCost } from './cost-lines.ts'
import { licenceDuty } from './leave-and-licence.ts'
import { leaveAndLicenceRates, tdsOnRent } from './rates.ts'

/** The term that most agreements have. */
export const usualMonths = 11

/** What a tenant needs on the day of moving in, and each month after. */
export function costOfRenting(facts: CostFacts): TrueCost {
  const { priceRupees, depositRupees } = facts
  const rent: CostLine = {
    label: 'Rent',
    rupees: priceRupees,
    rule: 'The asking rent, for one month in advance.',
    decidedBy: 'The owner',
  }
  const everyMonth = [rent, ...maintenanceLines(facts)]
  const deposit: CostLine[] = depositRupees
    ? [
        {
          label: 'Deposit',
          rupees: depositRupees,
          rule: 'Refunded when you leave, less any agreed amount for damage.',
          decidedBy: 'The owner',
        },
      ]
    : []
  return {
    ...summed([...everyMonth.map(asFirstMonth), ...deposit, ...agreementLines(facts)]),
    within: priceRupees > tdsOnRent.aboveRupeesPerMonth ? [tdsLine(priceRupees)] : [],
    everyMonth,
    isEstimate: false,
  }
}

function asFirstMonth(line: CostLine): CostLine {
  return { ...line, label: `First month’s ${line.label.toLowerCase()}` }
}

function agreementLines({ state, authority, priceRupees, depositRupees }: CostFacts): CostLine[] {
  if (state !== 'Maharashtra') {
    return [
      {
        label: 'Stamp duty and registration of the agreement',
        rupees: null,
        rule: 'We have not checked the rates here. Ask the sub-registrar.',
        decidedBy: `State or territory: ${state}`,
      },
    ]
  }
  const isInCorporation = authority === null || authority === 'PMC' || authority === 'PCMC'
  const duty = licenceDuty({
    monthlyRentRupees: priceRupees,
    months: usualMonths,
    refundableDepositRupees: depositRupees ?? 0,
    nonRefundableRupees: 0,
    isInCorporation,
  })
  const { dutyPercent, depositPercentPerYear } = leaveAndLicenceRates
  const decidedBy = 'Government of Maharashtra'
  return [
    {
      label: 'Stamp duty on the leave and licence agreement',
      rupees: duty.dutyRupees,
      rule: `${dutyPercent}% of a value made up of ${usualMonths} months’ rent and ${depositPercentPerYear}% of the deposit for each year. You and the owner agree on who pays.`,
      decidedBy,
    },
    {
      label: 'Registration and document handling',
      rupees: duty.registrationRupees + duty.handlingRupees,
      rule: `₹${formatNumber(duty.registrationRupees)} ${isInCorporation ? 'in a corporation area' : 'outside the corporation areas'}, and ₹${duty.handlingRupees} per document. The owner must have the agreement registered.`,
      decidedBy,
    },
  ]
}

function tdsLine(rentRupees: number): CostLine {
  return {
    label: `TDS ${tdsOnRent.percent}% of each month’s rent`,
    rupees: Math.round((rentRupees * tdsOnRent.percent) / 100),
    rule: 'Above ₹50,000 a month you deduct it from the rent and pay it in the owner’s name (Form 141).',
    decidedBy: 'Income-tax Act 2025, section 393(1), since 1 Apr 2026; before, 194-IB',
  }
}

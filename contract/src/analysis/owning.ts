// What a home costs over ten years, from its price and a few assumptions that are all said. Rupees. Free of zod.

export const owningYears = 10

/** Each may be wrong for one home: they are told beside the result. */
export const owningAssumptions = {
  loanPercent: 80,
  /** The most that a bank may lend for what costs more, by the Reserve Bank: 80% up to a loan of 75 lakh, 75% above. */
  largeLoan: 75_00_000,
  largeLoanPercent: 75,
  /** As the calculators begin with. */
  ratePercent: 7.5,
  loanYears: 20,
  /** A month, where the listing names none. */
  maintenancePerSqft: 3,
  maintenanceRisePercent: 6,
  /** A year, of the price. */
  propertyTaxPercent: 0.1,
  /** A year, of the price. */
  repairsPercent: 0.5,
  registrationPercent: 1,
  registrationMost: 30_000,
  /** By city, where we have checked them; of the price. */
  dutyPercent: { Pune: 7 } as Readonly<Record<string, number>>,
  gstPercent: 5,
} as const

export interface Owned {
  price: number
  city: string
  sizeSqft: number
  /** A month; null where the listing names none. */
  maintenance: number | null
  isUnderConstruction: boolean
}

export interface OwningLine {
  label: string
  /** Null where we do not know it. */
  rupees: number | null
  note: string
}

export interface OwningYear {
  year: number
  interest: number
  principal: number
  upkeep: number
}

export interface Owning {
  lines: OwningLine[]
  /** All that is known, over the ten years, without what is still owed. */
  total: number
  /** Still owed to the bank after ten years. */
  owed: number
  years: OwningYear[]
}

/** Of a home: other kinds are lent for and taxed otherwise. */
export function costOfOwning(home: Owned): Owning {
  const a = owningAssumptions
  const loan = loanFor(home.price)
  const loanPercent = Math.round((loan / home.price) * 1000) / 10
  const years = loanYears(loan)
  const monthly = home.maintenance ?? home.sizeSqft * a.maintenancePerSqft
  const upkeep = years.map((_, i) => {
    const maintenance = monthly * 12 * (1 + a.maintenanceRisePercent / 100) ** i
    return maintenance + (home.price * (a.propertyTaxPercent + a.repairsPercent)) / 100
  })
  const duty = a.dutyPercent[home.city]
  const sum = (values: readonly number[]) => Math.round(values.reduce((total, value) => total + value, 0))
  const lines: OwningLine[] = [
    {
      label: 'Your own money at the start',
      rupees: Math.round(home.price - loan),
      note: `The price less a loan of ${loanPercent}%.`,
    },
    {
      label: 'Stamp duty and registration',
      rupees:
        duty === undefined
          ? null
          : Math.round(
              (home.price * duty) / 100 + Math.min(a.registrationMost, (home.price * a.registrationPercent) / 100),
            ),
      note:
        duty === undefined
          ? `We have not checked the rates of ${home.city}: ask the sub-registrar. Not in the total.`
          : `${duty}% and ${a.registrationPercent}%, at most ₹30,000, of the price; less for women and outside the cities.`,
    },
    ...(home.isUnderConstruction
      ? [
          {
            label: 'GST',
            rupees: Math.round((home.price * a.gstPercent) / 100),
            note: `${a.gstPercent}% while under construction; 1% for homes that count as affordable.`,
          },
        ]
      : []),
    {
      label: 'Interest on the loan, ten years',
      rupees: sum(years.map(({ interest }) => interest)),
      note: `${a.ratePercent}% a year over ${a.loanYears} years.`,
    },
    {
      label: 'Principal repaid, ten years',
      rupees: sum(years.map(({ principal }) => principal)),
      note: 'This part becomes yours.',
    },
    {
      label: 'Upkeep and property tax, ten years',
      rupees: sum(upkeep),
      note: `${home.maintenance === null ? `Maintenance of ₹${a.maintenancePerSqft} per sqft a month, assumed` : 'The maintenance of the listing'}, rising ${a.maintenanceRisePercent}% a year; property tax ${a.propertyTaxPercent}% and repairs ${a.repairsPercent}% of the price a year, assumed.`,
    },
  ]
  return {
    lines,
    total: sum(lines.map(({ rupees }) => rupees ?? 0)),
    owed: Math.round(loan - years.reduce((paid, { principal }) => paid + principal, 0)),
    years: years.map(({ interest, principal }, i) => ({
      year: i + 1,
      interest: Math.round(interest),
      principal: Math.round(principal),
      upkeep: Math.round(upkeep[i] ?? 0),
    })),
  }
}

function loanFor(price: number): number {
  const { loanPercent, largeLoan, largeLoanPercent } = owningAssumptions
  return Math.min((price * loanPercent) / 100, Math.max(largeLoan, (price * largeLoanPercent) / 100))
}

/** Interest and principal of each of the first years. */
function loanYears(loan: number): { interest: number; principal: number }[] {
  const rate = owningAssumptions.ratePercent / 1200
  const months = owningAssumptions.loanYears * 12
  const instalment = (loan * rate * (1 + rate) ** months) / ((1 + rate) ** months - 1)
  let owed = loan
  return Array.from({ length: owningYears }, () => {
    let interest = 0
    for (let month = 0; month < 12; month++) {
      interest += owed * rate
      owed += owed * rate - instalment
    }
    return { interest, principal: instalment * 12 - interest }
  })
}

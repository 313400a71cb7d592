// Formats of the numbers that identify people and accounts in India. Free of zod, so that any page can show them.

/** Fourth letter: what kind of taxpayer it is. */
export const panPattern = /^[A-Z]{3}[ABCFGHJLPT][A-Z][0-9]{4}[A-Z]$/
export const ifscPattern = /^[A-Z]{4}0[A-Z0-9]{6}$/
export const accountNumberPattern = /^[0-9]{9,18}$/

const times = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
]
const moved = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
]

/** Twelve digits, the first from 2 to 9, the last a check digit by Verhoeff. */
export function isAadhaarNumber(text: string): boolean {
  return /^[2-9][0-9]{11}$/.test(text) && passesVerhoeff(text)
}

export function passesVerhoeff(digits: string): boolean {
  let check = 0
  for (const [at, digit] of [...digits].reverse().entries()) {
    check = Number(times[check]?.[Number(moved[at % 8]?.[Number(digit)])])
  }
  return check === 0
}

export const maskAadhaar = (last4: string) => `XXXX XXXX ${last4}`
/** Five letters, four digits, one letter. */
export const maskPan = (digits: string) => `XXXXX${digits}X`
export const maskAccount = (last4: string) => `XXXXXX${last4}`

/** The number each profession is registered under, and an invented example of how it looks. */
export const professionalNumbers = {
  agent: {
    label: 'MahaRERA agent number',
    example: 'A51900000000',
    pattern: /^A([0-9]{11}|[RCMP][0-9]{13})$/,
    register: 'the MahaRERA register of agents',
  },
  lawyer: {
    label: 'Bar Council enrolment number',
    example: 'MAH/0000/2015',
    pattern: /^[A-Z]{1,5}\/[0-9]{1,6}[A-Z]?\/(19|20)[0-9]{2}$/,
    register: 'the roll of the State Bar Council',
  },
  evaluator: {
    label: 'Registered valuer number',
    example: 'IBBI/RV/00/2020/00000',
    pattern: /^IBBI\/RV(-E)?\/[0-9]{2}\/[0-9]{4}\/[0-9]{3,6}$/,
    register: 'the register of the Insolvency and Bankruptcy Board of India',
  },
} as const

export type Profession = keyof typeof professionalNumbers

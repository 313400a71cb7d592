// GST on what we sell: 18%, as CGST and SGST where we are, as IGST elsewhere. Free of zod, so that screens can show
// the tax before anybody pays. All amounts are paise.
export const gstPercent = 18

/** Every state and union territory with its GST code. */
export const stateCodes = {
  'Jammu and Kashmir': '01',
  'Himachal Pradesh': '02',
  Punjab: '03',
  Chandigarh: '04',
  Uttarakhand: '05',
  Haryana: '06',
  Delhi: '07',
  Rajasthan: '08',
  'Uttar Pradesh': '09',
  Bihar: '10',
  Sikkim: '11',
  'Arunachal Pradesh': '12',
  Nagaland: '13',
  Manipur: '14',
  Mizoram: '15',
  Tripura: '16',
  Meghalaya: '17',
  Assam: '18',
  'West Bengal': '19',
  Jharkhand: '20',
  Odisha: '21',
  Chhattisgarh: '22',
  'Madhya Pradesh': '23',
  Gujarat: '24',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Maharashtra: '27',
  Karnataka: '29',
  Goa: '30',
  Lakshadweep: '31',
  Kerala: '32',
  'Tamil Nadu': '33',
  Puducherry: '34',
  'Andaman and Nicobar Islands': '35',
  Telangana: '36',
  'Andhra Pradesh': '37',
  Ladakh: '38',
} as const

export type StateName = keyof typeof stateCodes

export function isState(name: string): name is StateName {
  return Object.hasOwn(stateCodes, name)
}

export interface Tax {
  taxablePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
  totalPaise: number
}

/** CGST and SGST are each 9%, rounded each by itself to the paisa, and so always equal. */
export function taxOf(taxablePaise: number, placeOfSupply: string, supplierState = 'Maharashtra'): Tax {
  for (const state of [placeOfSupply, supplierState]) {
    if (!isState(state)) throw new Error(`"${state}" is not a state of India under GST.`)
  }
  const isWithin = placeOfSupply === supplierState
  const half = isWithin ? percentOf(taxablePaise, gstPercent / 2) : 0
  const igstPaise = isWithin ? 0 : percentOf(taxablePaise, gstPercent)
  const totalPaise = taxablePaise + 2 * half + igstPaise
  return { taxablePaise, cgstPaise: half, sgstPaise: half, igstPaise, totalPaise }
}

/** Half a paisa is rounded up. In whole numbers throughout. */
function percentOf(paise: number, percent: number): number {
  if (!Number.isSafeInteger(paise) || paise < 0 || paise > Number.MAX_SAFE_INTEGER / 100) {
    throw new Error(`${paise} is not a whole number of paise that can be taxed.`)
  }
  return Math.floor((paise * percent + 50) / 100)
}

const gstinLetters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Two digits of the state, a PAN, an entity number, Z, and a check letter over all of it. */
export function isGstin(text: string): boolean {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(text)) return false
  if (!(Object.values(stateCodes) as string[]).includes(text.slice(0, 2))) return false
  let sum = 0
  for (let i = 0; i < 14; i++) {
    const product = gstinLetters.indexOf(text[i] as string) * (i % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return gstinLetters[(36 - (sum % 36)) % 36] === text[14]
}

const small =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  )
const tens = '- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')
const groups = [
  [1_00_00_000, 'Crore'],
  [1_00_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
] as const

/** Rupees One Lakh Twenty-Three Thousand and Fifty Paise Only: as amounts are written out in India. */
export function amountInWords(paise: number): string {
  const rupees = Math.floor(paise / 100)
  const rest = paise % 100
  const unit = rupees === 1 ? 'Rupee' : 'Rupees'
  if (rupees === 0 && rest > 0) return `${numberInWords(rest)} ${rest === 1 ? 'Paisa' : 'Paise'} Only`
  const whole = `${unit} ${numberInWords(rupees)}`
  return rest === 0 ? `${whole} Only` : `${whole} and ${numberInWords(rest)} ${rest === 1 ? 'Paisa' : 'Paise'} Only`
}

/** Above a crore, crores are counted like any number: One Lakh Crore. */
function numberInWords(number: number): string {
  for (const [size, name] of groups) {
    if (number < size) continue
    const rest = number % size
    return `${numberInWords(Math.floor(number / size))} ${name}${rest > 0 ? ` ${numberInWords(rest)}` : ''}`
  }
  if (number < 20) return small[number] as string
  const ones = number % 10
  return `${tens[Math.floor(number / 10)]}${ones > 0 ? `-${small[ones]}` : ''}`
}

import { isCommonPassword } from './common-passwords.ts'

export interface Person {
  firstname: string
  lastname: string
  email: string
  mobile: string
}

export type Weakness = 'common' | 'repeats' | 'runs' | 'own'

/** Why a password is among the first that somebody would try; null when it is not. */
export async function weaknessOf(password: string, person?: Person): Promise<Weakness | null> {
  const text = password.toLowerCase()
  if (repeats(text)) return 'repeats'
  if (withoutRuns(text).length < 3) return 'runs'
  if (person && isOwn(text, person)) return 'own'
  return (await isCommonPassword(text)) ? 'common' : null
}

/** Two different characters at most, or one piece over and over: aaaaa, 12121, abcabc. */
function repeats(text: string): boolean {
  if (new Set(text).size <= 2) return true
  for (let period = 1; period <= text.length / 2; period += 1) {
    if (text.slice(period) === text.slice(0, -period)) return true
  }
  return false
}

const orders = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((order) => [
  order,
  [...order].reverse().join(''),
])

/** What is left without three or more characters in the order of the alphabet, the digits or a row of the keyboard. */
function withoutRuns(text: string): string {
  let left = ''
  for (let at = 0; at < text.length; ) {
    const length = runAt(text, at)
    if (length < 3) left += text[at]
    at += length < 3 ? 1 : length
  }
  return left
}

function runAt(text: string, at: number): number {
  let length = 1
  while (at + length < text.length && orders.some((order) => order.includes(text.slice(at, at + length + 1)))) {
    length += 1
  }
  return length
}

const shortestOwnWord = 3
const ownDigits = 5
/** So many characters must be somebody else's guess; a year or a few digits behind one's name are not. */
const othersAtLeast = 5

function isOwn(text: string, { firstname, lastname, email, mobile }: Person): boolean {
  const digits = text.replace(/[\s+-]/g, '')
  if (digits.length >= ownDigits && `91${mobile}`.includes(digits)) return true
  const [mailbox = ''] = email.split('@')
  const words = [email, mailbox, mobile, ...`${firstname} ${lastname} ${mailbox}`.split(/[^\p{L}\p{M}\d]+/u)]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= shortestOwnWord)
    .sort((left, right) => right.length - left.length)
  const left = words.reduce((rest, word) => rest.replaceAll(word, ' '), text)
  return left !== text && left.replace(/[^\p{L}\p{M}\d]/gu, '').length < othersAtLeast
}

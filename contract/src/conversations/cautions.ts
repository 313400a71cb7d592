import { holdsContact } from '../listings/contact-in-text.ts'

// What in a message calls for care. It is shown to whoever is about to send it and to whoever reads it, and stops
// nothing. Both sides ask this one function. Free of zod.

export type Caution = 'money' | 'upi' | 'number' | 'link'

const money =
  /\b(?:google pay|gpay|phonepe|phone pe|paytm|bhim|neft|imps|rtgs|upi|qr code|bank account|account number|wire transfer|gift card)\b|\b(?:token|advance|booking|holding|registration|visiting|gate ?pass) (?:money|amount|fee|payment)\b|\b(?:send|transfer|pay) (?:me |us |him |her )?(?:the |a |an |some |half |full |only |just )?(?:money|amount|advance|token|deposit|rs\b|inr\b|₹|rupees|\d[\d,]{2,}|\d+ ?(?:k|thousand|lakhs?|lacs?)\b)|\b(?:token|advance|deposit|fee) of (?:rs\b|inr\b|₹|\d)|\b(?:send|transfer) (?:it |the rest )?(?:to|on|in) my (?:bank )?(?:account|number|upi)/i
/** A name and a bank's handle, without a dot after it: `asha.k@okaxis`. */
const upi = /(?<![\w.+-])[\w.+-]{2,256}@[a-z][a-z0-9]{1,63}(?![\w.-]*\.\w)/i
const link =
  /\bhttps?:\/\/|\bwww\.\w|(?<![\w.@-])[a-z0-9-]{2,63}\.(?:com|in|net|org|info|biz|xyz|me|ly|link|app|site|online|shop|top)\b/i

export function cautionsIn(text: string): Caution[] {
  const found: Caution[] = []
  if (money.test(text)) found.push('money')
  if (upi.test(text)) found.push('upi')
  if (holdsContact(text)) found.push('number')
  if (link.test(text)) found.push('link')
  return found
}

const toReader: Record<Caution, string> = {
  money:
    'Careful with money: never pay for a home you have not seen. Payments for a deal are made in the deal, where you can see what they are for.',
  upi: 'This looks like a UPI ID. Never pay to an account that you were sent in a message.',
  number:
    'This contains a phone number or an email address. Outside Properysearch we cannot help you if something goes wrong.',
  link: 'This contains a link. Never type a password, a code or your bank details into a page that you reached from a message.',
}

const toWriter: Record<Caution, string> = {
  money: 'You are writing about a payment. The other side will see a reminder never to pay outside the deal.',
  upi: 'This looks like a UPI ID. The other side will see a warning.',
  number: 'You are giving a phone number or an email address. Once sent, you cannot control who uses it.',
  link: 'You are sending a link. The other side will see a warning.',
}

/** The gravest first; one sentence is enough. */
export function cautionWords(cautions: readonly Caution[], reader: 'reader' | 'writer'): string | null {
  const gravest = (['upi', 'money', 'number', 'link'] as const).find((caution) => cautions.includes(caution))
  if (!gravest) return null
  return reader === 'reader' ? toReader[gravest] : toWriter[gravest]
}

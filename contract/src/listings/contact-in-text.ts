// A number in a text would be seen by everybody for good, and could not be taken back from anybody. Free of zod.
const mobile = /(?<![\w.])(?:(?:\+|00)?91[\s.-]*|0)?[6-9](?:[\s.-]?\d){9}(?!\d)/
// Begins where a word begins: from the middle of a long word it would be read again and again.
const mail = /(?<![\w.+-])[\w.+-]+\s?(?:@|\[at\]|\(at\))\s?[\w-]+\.\w{2,}/i

export const noContactMessage =
  'Please leave phone numbers and email addresses out of the text. People can reach you through “Contact owner”, and you can see who has your number.'

export function holdsContact(text: string): boolean {
  return mobile.test(text) || mail.test(text)
}

// Whose number became visible to whom. Free of zod.

/** Every way in which a person's number is shown to another. */
export const revealWays = {
  contact: 'Unlocked your number',
  enquiry: 'Unlocked what you told agents',
  visit: 'Shows you a property',
} as const
export type RevealWay = keyof typeof revealWays

export const revealActs = {
  given: 'Your number became visible',
  'given-again': 'You shared your number again',
  'taken-back': 'You stopped sharing your number',
  ended: 'Your number was hidden again',
  left: 'The account was closed',
} as const
export type RevealAct = keyof typeof revealActs

/** Texts that carriers in India have approved; each is sent by its template with its variables. */
export const smsTemplates = {
  'mobile-verification': (code: { otp: string }) =>
    `${code.otp} is your Properysearch code to verify this mobile number. It is valid for 10 minutes. Do not share it.`,
  'password-reset': (code: { otp: string }) =>
    `${code.otp} is your Properysearch code to set a new password. It is valid for 10 minutes. Do not share it.`,
  'release-approval': (code: { otp: string }) =>
    `${code.otp} is your Properysearch code to approve a payment out of held money. It is valid for 10 minutes. Share it with nobody, not even the person who is paid.`,
  'share-confirmation': (code: { otp: string }) =>
    `${code.otp} is your Properysearch code to confirm your share in a property deal. It is valid for 10 minutes. Do not share it.`,
  'draft-approval': (code: { otp: string }) =>
    `${code.otp} is your Properysearch code to approve the draft of your agreement. It signs nothing. It is valid for 10 minutes. Do not share it.`,
  'share-invitation': (invitation: { link: string }) =>
    `You have a share in a property deal on Properysearch, and your answer is asked for: ${invitation.link}`,
  news: (news: { about: string }) => `Properysearch: there is news about ${news.about}. Please sign in to read it.`,
  'already-registered': (_: Record<string, never>) =>
    'You already have a Properysearch account with this mobile number. Sign in, or choose Forgot password to set a new one.',
} as const

export type SmsTemplate = keyof typeof smsTemplates

export interface SmsMessage<T extends SmsTemplate = SmsTemplate> {
  /** Ten digits, without +91. */
  mobile: string
  template: T
  variables: Parameters<(typeof smsTemplates)[T]>[0]
}

export interface Sms {
  /** Nothing leaves this machine: people are told where their codes are. */
  isSimulation: boolean
  send<T extends SmsTemplate>(message: SmsMessage<T>): Promise<void>
}

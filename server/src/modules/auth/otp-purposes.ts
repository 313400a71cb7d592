import type { MailMessage } from '../../adapters/mail/port.ts'
import type { SmsTemplate } from '../../adapters/sms/port.ts'
import type { Context } from '../../context.ts'
import { passwordResetMail } from './auth.mails.ts'
import { isForNobody } from './find-reset-user.ts'
import { tellOwnersOfRegistration } from './tell-owners.ts'

interface PurposeRules {
  /** The approved text it is sent with; its one variable is the code. */
  sms: Extract<
    SmsTemplate,
    'mobile-verification' | 'password-reset' | 'release-approval' | 'share-confirmation' | 'draft-approval'
  >
  /** Where it may also go by mail. */
  mail?: (otp: string) => Omit<MailMessage, 'to'>
  /** A last look before a code is made: true when nobody must get one. */
  isMoot: (ctx: Context, subject: string) => Promise<boolean>
}

/** What a code can be for. A code made for one purpose and subject approves nothing else. */
export const otpPurposes = {
  'mobile-verification': { sms: 'mobile-verification', isMoot: tellOwnersOfRegistration },
  'password-reset': {
    sms: 'password-reset',
    mail: passwordResetMail,
    isMoot: isForNobody,
  },
  'release-approval': { sms: 'release-approval', isMoot: async () => false },
  'share-confirmation': { sms: 'share-confirmation', isMoot: async () => false },
  'draft-approval': { sms: 'draft-approval', isMoot: async () => false },
} satisfies Record<string, PurposeRules>

export type OtpPurpose = keyof typeof otpPurposes

export function rulesOf(purpose: OtpPurpose): PurposeRules {
  return otpPurposes[purpose]
}

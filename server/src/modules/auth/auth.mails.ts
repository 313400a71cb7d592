import { pathTo } from '@properysearch/contract/screens'
import type { MailMessage } from '../../adapters/mail/port.ts'

type MailText = Omit<MailMessage, 'to'>

export function passwordResetMail(otp: string): MailText {
  return {
    subject: 'Your code to set a new password',
    text: `Hello,

${otp} is your Properysearch code to set a new password. It is valid for 10 minutes. Do not share it.

If you did not ask for it, you can ignore this email. Your password stays as it is.

Properysearch`,
  }
}

export function alreadyRegisteredMail(firstname: string, publicUrl: string): MailText {
  return {
    subject: 'You already have a Properysearch account',
    text: `Hello ${firstname},

Someone tried to register with your email address. You already have an account with it, so we did not open a new one.

If it was you, sign in: ${publicUrl}${pathTo('login')}
If you do not remember your password, set a new one: ${publicUrl}${pathTo('forgotPassword')}

If it was not you, you can ignore this email.

Properysearch`,
  }
}

export function accountOpenedMail(firstname: string, publicUrl: string): MailText {
  return {
    subject: 'Your Properysearch account is open',
    text: `Hello ${firstname},

An account was opened with this email address, and its mobile number was verified.

If this was not you, someone else has used your address. Set a password of your own, which signs them out, and write to the
grievance officer to have the account closed: ${publicUrl}${pathTo('forgotPassword')} and ${publicUrl}${pathTo('privacy')}

Properysearch`,
  }
}

export function passwordChangedMail(firstname: string, publicUrl: string): MailText {
  return {
    subject: 'Your Properysearch password was changed',
    text: `Hello ${firstname},

Your password was changed just now, and your other devices were signed out.

If this was not you, set a new password immediately: ${publicUrl}${pathTo('forgotPassword')}

Properysearch`,
  }
}

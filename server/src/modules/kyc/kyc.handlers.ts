import type { AnswerOf } from '@properysearch/contract/kernel/endpoint'
import type { kyc } from '@properysearch/contract/kyc/calls'
import { maskAccount } from '@properysearch/contract/values/identity-numbers'
import { type CallContext, signedIn, signedInAs } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { addBankAccount } from './add-bank-account.ts'
import { type BankAccount, findBankAccount, findBankAccounts } from './bank-accounts.sql.ts'
import { makeBankAccountPrimary, removeBankAccount } from './change-bank-accounts.ts'
import { collectingAccount } from './collecting-account.ts'
import { getKyc, getVerificationStatus } from './get-kyc.ts'
import { type IdentityCheck, sentenceOf } from './kyc.rules.ts'
import { sendAadhaarOtp } from './send-aadhaar-otp.ts'
import { verifyAadhaarOtp } from './verify-aadhaar-otp.ts'
import { verifyPan } from './verify-pan.ts'
import { finishAadhaarVisit, startAadhaarVisit } from './visit-for-aadhaar.ts'

export const kycHandlers: Handlers<CallContext, typeof kyc> = {
  getKyc: async (ctx, input) => ({ data: await getKyc(ctx, input) }),
  getVerificationStatus: async (ctx, input) => ({ data: await getVerificationStatus(ctx, input) }),
  sendAadhaarOtp: async (ctx, input) => labelled(await sendAadhaarOtp(ctx, input), 'Aadhaar'),
  verifyAadhaarOtp: async (ctx, input) => labelled(await verifyAadhaarOtp(ctx, input), 'Aadhaar'),
  startAadhaarVisit: async (ctx) => ({ data: await startAadhaarVisit(ctx) }),
  finishAadhaarVisit: async (ctx, input) => labelled(await finishAadhaarVisit(ctx, input), 'Aadhaar'),
  verifyPan: async (ctx, input) => labelled(await verifyPan(ctx, input), 'PAN'),
  addBankAccount: async (ctx, input) => ({ data: shown(await addBankAccount(ctx, input)) }),
  listBankAccounts: async (ctx, input) => {
    const accounts = await findBankAccounts(ctx.db, signedInAs(ctx, input.id).id)
    return { data: accounts.map(shown) }
  },
  getBankAccount: async (ctx, input) => {
    const account = await findBankAccount(ctx.db, input.bankId, signedIn(ctx).id)
    if (!account) throw fail('not-found')
    return { data: shown(account) }
  },
  removeBankAccount: async (ctx, input) => {
    await removeBankAccount(ctx, input)
    return { message: 'That account is removed.' }
  },
  makeBankAccountPrimary: async (ctx, input) => ({ data: (await makeBankAccountPrimary(ctx, input)).map(shown) }),
  getCollectingAccount: async (ctx) => ({ data: collectingAccount(ctx.config) }),
}

const sentences: Record<IdentityCheck['state'], (proof: string) => string> = {
  none: (proof) => `No check of your ${proof} has begun.`,
  'otp-sent': () => 'The code is on its way.',
  away: () => 'Nothing has been shared on DigiLocker yet.',
  verified: (proof) => `Your ${proof} is verified.`,
  review: (proof) => `Your ${proof} is being reviewed.`,
  failed: (proof) => `Your ${proof} was not accepted.`,
}

/** Whoever reads the answer learns that nothing real was checked. */
function labelled(data: IdentityCheck, proof: 'Aadhaar' | 'PAN') {
  const sentence = data.message ?? sentences[data.state](proof)
  return { message: data.isSimulated ? `Simulation: ${sentence}` : sentence, data }
}

function shown(account: BankAccount): AnswerOf<typeof kyc.addBankAccount>['data'] {
  return {
    id: account.id,
    ifsc: account.ifsc,
    accountNumber: maskAccount(account.last4),
    holderName: account.holderName,
    state: account.state === 'verified' || account.state === 'review' ? account.state : 'failed',
    message: sentenceOf({ ...account, kind: 'bank' }),
    isPrimary: account.isPrimary,
    isSimulated: account.isSimulated,
    addedAt: account.createdAt.toISOString(),
  }
}

import type { Context } from '../../context.ts'
import { findBankAccounts } from './bank-accounts.sql.ts'
import { findChecksToCopy } from './checks.sql.ts'
import { masks, sentenceOf } from './kyc.rules.ts'

/** Identity checks and bank accounts in a copy of a person's data. Numbers stay masked even there. */
export async function copyKyc(ctx: Context, userId: number): Promise<unknown> {
  const [checks, accounts] = await Promise.all([findChecksToCopy(ctx.db, userId), findBankAccounts(ctx.db, userId)])
  return {
    note: 'An Aadhaar number is never kept. PAN and bank account numbers are kept encrypted; here they are masked, so that this file can do no harm.',
    checks: checks.map((check) => ({
      kind: check.kind,
      masked: check.last4 ? masks[check.kind](check.last4) : null,
      state: check.state,
      outcome: sentenceOf(check),
      provider: check.provider,
      reference: check.providerReference,
      nameComparison: check.nameMatch,
      purpose: check.purpose,
      consent: { wording: check.consentWording, givenAt: check.consentedAt, networkAddress: check.consentAddress },
      begunAt: check.createdAt,
      changedAt: check.changedAt,
    })),
    bankAccounts: accounts.map((account) => ({
      ifsc: account.ifsc,
      masked: masks.bank(account.last4),
      holderName: account.holderName,
      state: account.state,
      isPrimary: account.isPrimary,
      addedAt: account.createdAt,
    })),
  }
}

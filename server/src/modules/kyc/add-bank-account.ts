import type { InputOf } from '@properysearch/contract/kernel/endpoint'
import type { kyc } from '@properysearch/contract/kyc/calls'
import { type CallContext, signedInAs } from '../../context.ts'
import { type Db, violates } from '../../platform/db/database.ts'
import { seal } from '../../platform/encryption.ts'
import { Failure, fail, invalid } from '../../platform/errors.ts'
import { askProvider } from './ask-provider.ts'
import {
  type BankAccount,
  choosePrimary,
  findBankAccounts,
  findSameAccount,
  insertBankAccount,
} from './bank-accounts.sql.ts'
import { beginCheck, hashNumber } from './begin-check.ts'
import { setFailed } from './checks.sql.ts'
import { failures, maxBankAccounts } from './kyc.rules.ts'
import { personOf } from './person-of.ts'
import { settle } from './settle.ts'

/** ₹1 is sent and the holder's name read back. An account that is already there is answered as it is, without a transfer. */
export async function addBankAccount(
  ctx: CallContext,
  input: InputOf<typeof kyc.addBankAccount>,
): Promise<BankAccount> {
  const { id: userId } = signedInAs(ctx, input.id)
  const { ifsc, accountNumber: number, holderName } = input
  const numberHash = hashNumber(ctx, 'bank', number)
  const same = await findSameAccount(ctx.db, { userId, ifsc, numberHash })
  if (same) return same
  await checkRoom(ctx.db, userId)
  const person = await personOf(ctx, userId)
  const { check } = await beginCheck(ctx, { kind: 'bank', number })
  const failAs = (failure: keyof typeof failures) => setFailed(ctx.db, check.id, { failure, now: ctx.now })
  const found = await askProvider(
    ctx,
    (provider) => provider.verifyBankAccount({ ifsc, number, holderName, mobile: person.mobile }),
    () => failAs('unavailable'),
  )
  if (found.is === 'refused') {
    await failAs(found.because)
    throw invalid({ [found.because === 'ifsc' ? 'ifsc' : 'accountNumber']: failures[found.because] })
  }
  const { nameAtBank, reference } = found
  const numberSealed = seal(ctx.config, 'kyc-bank', userId, number)
  const account = { userId, checkId: check.id, ifsc, holderName, numberSealed, numberHash, now: ctx.now }
  try {
    await settle(ctx, check, { nameFound: nameAtBank, reference, number: null }, async (tx) => {
      // The person is held by now: while the bank was asked, another may have taken the last place.
      await checkRoom(tx.db, userId)
      await insertBankAccount(tx.db, account)
      await choosePrimary(tx.db, userId, tx.now)
    })
  } catch (error) {
    if (error instanceof Failure) await failAs('replaced')
    // The same account was added at the same moment: this one is not needed.
    if (!violates(error, 'bank_accounts_once')) throw error
    await failAs('replaced')
  }
  const added = await findSameAccount(ctx.db, account)
  if (!added) throw fail('moved-on')
  return added
}

async function checkRoom(db: Db, userId: number): Promise<void> {
  if ((await findBankAccounts(db, userId)).length < maxBankAccounts) return
  throw fail('limit-reached', `You can have ${maxBankAccounts} accounts here. Remove one to add another.`)
}

import { type CallContext, inTransaction, signedInAs } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { lockUser } from '../accounts/index.ts'
import {
  type BankAccount,
  choosePrimary,
  deleteBankAccount,
  findBankAccount,
  findBankAccounts,
  setPrimary,
} from './bank-accounts.sql.ts'
import { setRemoved } from './checks.sql.ts'

export async function removeBankAccount(ctx: CallContext, input: { id: number; bankId: number }): Promise<void> {
  const { id } = signedInAs(ctx, input.id)
  await inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, id)
    const checkId = await deleteBankAccount(tx.db, input.bankId, id)
    if (checkId === undefined) throw fail('not-found')
    await setRemoved(tx.db, checkId, tx.now)
    await choosePrimary(tx.db, id, tx.now)
    tx.db.afterCommit(() => tx.events.publish({ name: 'kyc.changed', to: { people: [id] } }))
  })
}

export async function makeBankAccountPrimary(
  ctx: CallContext,
  input: { id: number; bankId: number },
): Promise<BankAccount[]> {
  const { id } = signedInAs(ctx, input.id)
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, id)
    const account = await findBankAccount(tx.db, input.bankId, id)
    if (!account) throw fail('not-found')
    if (account.state !== 'verified') {
      throw fail(
        'not-yet',
        'Money can be paid only into a verified account. Please choose another, or wait for the check.',
      )
    }
    await setPrimary(tx.db, account.id, id, tx.now)
    tx.db.afterCommit(() => tx.events.publish({ name: 'kyc.changed', to: { people: [id] } }))
    return findBankAccounts(tx.db, id)
  })
}

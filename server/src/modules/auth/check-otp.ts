import { type Context, inTransaction } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { hashCode, isSameHash } from './otp-codes.ts'
import type { OtpPurpose } from './otp-purposes.ts'
import { consumeOtp, giveBackOtpTry, takeOtpTry } from './otps.sql.ts'

export interface OtpEntry {
  purpose: OtpPurpose
  /** What the code must have been made for. */
  subject: string
  code: string
}

/**
 * Does what the code approves, once: the code is used up in the same transaction. Must not be called inside one, or
 * a wrong try would be forgotten with it.
 */
export async function checkOtp<Ctx extends Context, T>(
  ctx: Ctx,
  entry: OtpEntry,
  approved: (tx: Ctx) => Promise<T>,
): Promise<T> {
  const otp = await takeOtpTry(ctx.db, entry, ctx.now)
  if (!otp) throw fail('wrong-otp')
  const entered = hashCode(ctx.config, { ...entry, id: otp.id }, entry.code)
  if (!isSameHash(entered, otp.codeHash)) throw fail('wrong-otp')
  try {
    return await inTransaction(ctx, async (tx) => {
      if (!(await consumeOtp(tx.db, otp.id, tx.now))) throw fail('wrong-otp')
      return approved(tx)
    })
  } catch (error) {
    await giveBackOtpTry(ctx.db, otp.id)
    throw error
  }
}

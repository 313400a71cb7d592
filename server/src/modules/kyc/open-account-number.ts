import type { Config } from '../../config.ts'
import { unseal } from '../../platform/encryption.ts'
import type { PayoutAccount } from './bank-accounts.sql.ts'

/** In clear, for the partner that pays to it and for nobody else. */
export function openAccountNumber(config: Config, account: PayoutAccount): string {
  return unseal(config, 'kyc-bank', account.userId, account.numberSealed)
}

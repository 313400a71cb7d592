import type { Config } from '../../config.ts'

/** The platform's own account, or a sample that no bank would take. */
export function collectingAccount({ collectingAccount: set }: Config) {
  const account = set ?? {
    holder: 'Properysearch Sample Private Limited',
    bank: 'Sample Bank',
    branch: 'Shivajinagar, Pune',
    ifsc: 'SMPL0000000',
    number: '000000000000',
  }
  return {
    holderName: account.holder,
    bankName: account.bank,
    branch: account.branch,
    ifsc: account.ifsc,
    accountNumber: account.number,
    isSample: set === null,
  }
}

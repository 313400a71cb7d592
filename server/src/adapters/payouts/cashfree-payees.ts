import type { CashfreeAnswer, CashfreeCall } from '../payments/cashfree-calls.ts'
import { type NewPayee, type Payee, type PayeeStatus, PayoutUnanswered } from './port.ts'

/** As Cashfree knows a payee; it calls them vendors. Says nothing of the account itself. */
export const vendorIdOf = ({ id, accountId }: Pick<Payee, 'id' | 'accountId'>) => `payee${id}a${accountId}`

/** Next day at eleven, in Cashfree's list of schedules. */
const nextDay = 1

/** Finds the vendor, or makes it known; Cashfree proves the account itself before it is active. */
export async function onboardVendor(call: CashfreeCall, payee: NewPayee): Promise<PayeeStatus> {
  const vendorId = vendorIdOf(payee)
  const path = `/easy-split/vendors/${vendorId}`
  const known = await call('GET', path)
  if (known.http === 200) return statusOf(known)
  if (![400, 404].includes(known.http)) throw refused(known)
  const made = await call('POST', '/easy-split/vendors', {
    vendor_id: vendorId,
    status: 'ACTIVE',
    name: payee.name.slice(0, 100),
    email: payee.email,
    phone: payee.mobile,
    verify_account: true,
    dashboard_access: false,
    schedule_option: nextDay,
    bank: { account_number: payee.accountNumber, account_holder: payee.name, ifsc: payee.ifsc },
    kyc_details: { account_type: 'INDIVIDUAL', business_type: 'Real estate', pan: payee.pan },
  })
  if (made.http === 200 || made.http === 201) return statusOf(made)
  // An earlier try may have come through, and only its answer was lost.
  const again = await call('GET', path)
  if (again.http === 200) return statusOf(again)
  if ([400, 422].includes(made.http)) return { state: 'blocked', problem: problems.refused }
  throw refused(made)
}

const problems = {
  refused: 'Our payment partner could not accept your details. Please check your PAN and your bank account.',
  bank: 'Our payment partner could not verify your bank account. Please add another one.',
  action: 'Our payment partner needs more papers from you. Our team will write to you.',
  blocked: 'Our payment partner cannot pay you. Please write to our team.',
}

const states: Record<string, PayeeStatus> = {
  ACTIVE: { state: 'active', problem: null },
  ACTION_REQUIRED: { state: 'blocked', problem: problems.action },
  BANK_VALIDATION_FAILED: { state: 'blocked', problem: problems.bank },
  REJECTED: { state: 'blocked', problem: problems.refused },
  BLOCKED: { state: 'blocked', problem: problems.blocked },
  DELETED: { state: 'blocked', problem: problems.blocked },
}

/** Any other is on its way: being made, being verified. */
function statusOf({ body }: CashfreeAnswer): PayeeStatus {
  const status = Array.isArray(body) ? undefined : body.status
  if (typeof status !== 'string') throw new PayoutUnanswered('Cashfree did not say how a payee stands.')
  return states[status] ?? { state: 'pending', problem: null }
}

const refused = ({ http, code }: CashfreeAnswer) =>
  new PayoutUnanswered(`Cashfree refused a payee (HTTP ${http}${code ? `, ${code}` : ''}).`)

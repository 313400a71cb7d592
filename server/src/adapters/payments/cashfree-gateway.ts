import { type CashfreeAnswer, type CashfreeSettings, cashfreeCalls } from './cashfree-calls.ts'
import {
  type GatewayOrder,
  type GatewayPayment,
  type GatewayRefund,
  GatewayUnavailable,
  type PaymentGateway,
} from './port.ts'
import { readSignedWebHook } from './web-hook.ts'

/** Cashfree by its own HTTP interface: no library of theirs, so nothing is reported to anybody else. */
export function cashfreeGateway(
  settings: CashfreeSettings,
  publicUrl: () => string,
  { timeoutMs = 8000, pauseMs = 200 }: { timeoutMs?: number; pauseMs?: number } = {},
): PaymentGateway {
  const call = cashfreeCalls(settings, timeoutMs, 3, pauseMs)
  const orderPath = (reference: string) => `/orders/${encodeURIComponent(reference)}`
  const find = async (path: string): Promise<CashfreeAnswer | null> => {
    const answer = await call('GET', path)
    if (answer.http === 404) return null
    if (answer.http !== 200) throw refused(answer)
    return answer
  }

  /** What was given to payees stays theirs: the rest of the order, which nobody was given, goes back. */
  const fromTheUnsplit = async (reference: string): Promise<{ refund_splits?: object[] }> => {
    if (!settings.isSplit) return {}
    const found = await find(`/easy-split/orders/${encodeURIComponent(reference)}`)
    const { vendors } = found ? one(found) : {}
    if (!Array.isArray(vendors) || vendors.length === 0) return {}
    const payees = new Set(vendors.map((vendor) => String(vendor?.vendor_id)))
    return { refund_splits: [...payees].map((vendor_id) => ({ vendor_id, amount: 0 })) }
  }

  return {
    name: 'cashfree',
    simulation: null,
    checkoutPage: {
      scriptUrl: 'https://sdk.cashfree.com/js/v3/cashfree.js',
      mode: new URL(settings.url).hostname.startsWith('sandbox.') ? 'sandbox' : 'production',
    },
    createOrder: async (asked) => {
      const notifyUrl = `${publicUrl()}/api/payments/webhook/cashfree`
      let answer = await call('POST', '/orders', {
        order_id: asked.reference,
        order_amount: asked.amountPaise / 100,
        order_currency: 'INR',
        order_expiry_time: asked.expiresAt.toISOString(),
        order_note: asked.title.slice(0, 200),
        customer_details: {
          customer_id: `user${asked.payer.id}`,
          ...named('customer_name', plainName(asked.payer.name)),
          ...named('customer_email', plainEmail(asked.payer.email)),
          customer_phone: asked.payer.mobile,
        },
        order_meta: {
          return_url: publicUrl() + asked.returnPath,
          ...(notifyUrl.startsWith('https://') ? { notify_url: notifyUrl } : {}),
          ...(asked.isWithoutCredit ? { payment_methods: withoutCredit } : {}),
        },
      })
      // It came through before, and only the answer was lost.
      if (answer.http === 409) answer = (await find(orderPath(asked.reference))) ?? answer
      const session = one(answer).payment_session_id
      if (answer.http !== 200 || typeof session !== 'string' || !session) throw refused(answer)
      // After the #: the session is told to nobody but the script that opens it.
      return { checkoutUrl: `/cashfree-checkout#${encodeURIComponent(session)}` }
    },
    getOrder: async (reference) => {
      const found = await find(orderPath(reference))
      if (!found) return null
      const { order_status, order_amount, order_currency } = one(found)
      const state = orderStates[String(order_status)]
      if (!state) throw refused(found)
      const list = await find(`${orderPath(reference)}/payments`)
      const payments = Array.isArray(list?.body) ? list.body.map(paymentOf) : []
      // Money without a name or a sum can be counted neither once nor at all: it is asked for again.
      if (list && payments.some((payment) => payment.state === 'success' && !isMoney(payment))) throw refused(list)
      return {
        state,
        amountPaise: paiseOf(order_amount),
        currency: String(order_currency),
        payments: payments.sort((a, b) => a.at.getTime() - b.at.getTime()),
      }
    },
    closeOrder: async (reference) => {
      const answer = await call('PATCH', orderPath(reference), { order_status: 'TERMINATED' })
      // One that is over cannot be ended: what it came to is what counts.
      const known = answer.http === 200 ? answer : await find(orderPath(reference))
      if (!known) return null
      const state = orderStates[String(one(known).order_status)]
      if (!state || (state === 'active' && answer.http !== 200)) throw refused(answer)
      return state
    },
    refund: async ({ reference, refundId, amountPaise, note }) => {
      const path = `${orderPath(reference)}/refunds`
      const answer = await call('POST', path, {
        refund_id: refundId,
        refund_amount: amountPaise / 100,
        refund_note: note.slice(0, 100),
        refund_speed: 'STANDARD',
        ...(await fromTheUnsplit(reference)),
      })
      if (answer.http === 200) return refundOf(answer)
      if (![400, 404, 409, 422].includes(answer.http)) throw refused(answer)
      // An earlier try may have come through: called failed, it would be paid twice under its next name.
      const known = await find(`${path}/${encodeURIComponent(refundId)}`)
      if (known) return refundOf(known)
      if (answer.http === 409) throw refused(answer)
      // What Cashfree will never do must not be asked forever.
      return { state: 'failed', id: null }
    },
    getRefund: async (reference, refundId) => {
      const found = await find(`${orderPath(reference)}/refunds/${encodeURIComponent(refundId)}`)
      return found ? refundOf(found) : null
    },
    readWebHook: (headers, body) => readSignedWebHook(settings.clientSecret, headers, body),
  }
}

/** In Cashfree's words: debit cards, net banking and UPI. */
const withoutCredit = 'dc,nb,upi'

const orderStates: Record<string, GatewayOrder['state']> = {
  ACTIVE: 'active',
  PAID: 'paid',
  EXPIRED: 'expired',
  TERMINATED: 'terminated',
  TERMINATION_REQUESTED: 'active',
}

/** Any other, known or new, decides nothing yet: as pending. */
const paymentStates: Record<string, GatewayPayment['state']> = {
  SUCCESS: 'success',
  FAILED: 'failed',
  CANCELLED: 'failed',
  VOID: 'failed',
  USER_DROPPED: 'dropped',
  NOT_ATTEMPTED: 'dropped',
}

const refundStates: Record<string, GatewayRefund['state']> = {
  SUCCESS: 'done',
  PENDING: 'pending',
  ONHOLD: 'pending',
  CANCELLED: 'failed',
  FAILED: 'failed',
}

const methods: Record<string, string> = {
  upi: 'UPI',
  upi_credit_card: 'Credit card on UPI',
  upi_credit_line: 'Credit line on UPI',
  upi_ppi: 'Wallet on UPI',
  credit_card: 'Credit card',
  credit_card_emi: 'Credit card, in instalments',
  debit_card: 'Debit card',
  debit_card_emi: 'Debit card, in instalments',
  prepaid_card: 'Prepaid card',
  cardless_emi: 'Cardless EMI',
  net_banking: 'Net banking',
  bank_transfer: 'Bank transfer',
  wallet: 'Wallet',
  pay_later: 'Pay later',
  paylater: 'Pay later',
}

/** It takes names and emails of at most so many characters. */
const longest = 100

const named = (field: string, value: string) => (value ? { [field]: value } : {})

/** It takes letters, digits, spaces and dots of the Latin alphabet; of a name in another script nothing is left. */
function plainName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9. ]+/g, ' ')
  const cut = plain.replace(/\s+/g, ' ').trim().slice(0, longest).trim()
  return /[A-Za-z].*[A-Za-z]/.test(cut) && cut.length >= 3 ? cut : ''
}

/** Cut short it would be somebody else's, so one that does not fit is left out: the phone number is enough. */
function plainEmail(email: string): string {
  return email.length <= longest && /^[\w.%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/.test(email) ? email : ''
}

function paymentOf(payment: Record<string, unknown>): GatewayPayment {
  const status = String(payment.payment_status)
  const group = String(payment.payment_group ?? '')
  const at = new Date(String(payment.payment_completion_time ?? payment.payment_time ?? 0))
  return {
    id: String(payment.cf_payment_id ?? ''),
    state: paymentStates[status] ?? 'pending',
    amountPaise: paiseOf(payment.payment_amount),
    currency: String(payment.payment_currency ?? 'INR'),
    method: methods[group] ?? 'Online',
    at: Number.isNaN(at.getTime()) ? new Date(0) : at,
  }
}

const isMoney = (payment: GatewayPayment) => payment.id !== '' && payment.amountPaise > 0

function refundOf(answer: CashfreeAnswer): GatewayRefund {
  const { refund_status, cf_refund_id } = one(answer)
  const state = refundStates[String(refund_status)]
  if (!state) throw refused(answer)
  return { state, id: cf_refund_id === undefined ? null : String(cf_refund_id) }
}

/** Rupees with two decimals, made whole. What is not a number is not an amount. */
function paiseOf(rupees: unknown): number {
  const paise = Math.round(Number(rupees) * 100)
  return Number.isSafeInteger(paise) ? paise : -1
}

function one({ body }: CashfreeAnswer): Record<string, unknown> {
  return Array.isArray(body) ? {} : body
}

/** Names the kind of refusal only: the rest of the answer may quote anything. */
function refused({ http, code }: CashfreeAnswer): GatewayUnavailable {
  return new GatewayUnavailable(`Cashfree refused (HTTP ${http}${code ? `, ${code}` : ''}).`)
}

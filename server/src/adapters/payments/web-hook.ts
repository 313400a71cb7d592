import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { WebHook } from './port.ts'

/** base64(HMAC-SHA256(timestamp + raw body)), as Cashfree signs; the simulation signs the same way. */
export function webHookSignature(secret: string, timestamp: string, body: string | Buffer): string {
  return createHmac('sha256', secret).update(timestamp).update(body).digest('base64')
}

/**
 * The body is not read before its signature is found valid. How old it is does not matter: a partner tries again for
 * hours, the same news counts once, and all that it causes is that the partner is asked.
 */
export function readSignedWebHook(secret: string, headers: IncomingHttpHeaders, body: Buffer): WebHook {
  const timestamp = one(headers['x-webhook-timestamp'])
  const given = Buffer.from(one(headers['x-webhook-signature']))
  const right = Buffer.from(webHookSignature(secret, timestamp, body))
  if (given.length !== right.length || !timingSafeEqual(given, right)) return { is: 'refused', because: 'signature' }
  const told = read(body)
  const payee = told.settlement?.vendor_id ?? told.payee
  const reference = told.order?.order_id ?? told.refund?.order_id ?? payee
  const subject = told.refund?.refund_id ?? told.payment?.cf_payment_id ?? told.settlement?.settlement_id
  // The test of the partner's dashboard and refunds that it made by itself name no order: there is nothing to ask about.
  if (typeof told.type !== 'string' || typeof reference !== 'string' || reference.length > 64) return { is: 'noted' }
  // The same news about the same payment is the same event. No header can tell: of these, the signature covers only the
  // time.
  const status = told.refund?.refund_status ?? told.payment?.payment_status
  const eventId = [told.type, reference, subject ?? right.toString(), status].join(':').slice(0, 200)
  return { is: 'event', eventId, kind: told.type.slice(0, 60), reference, about: payee ? 'payout' : 'order' }
}

type Part = Record<string, unknown> | undefined

interface Told {
  type?: unknown
  order?: Part
  payment?: Part
  refund?: Part
  /** Of what was split. */
  settlement?: Part
  payee?: unknown
}

function read(body: Buffer): Told {
  try {
    const { type, data } = JSON.parse(body.toString('utf8'))
    const { order, payment, refund, settlement, merchant_vendor_id: payee } = data ?? {}
    return { type, order, payment, refund, settlement, payee }
  } catch {
    return {}
  }
}

function one(header: string | string[] | undefined): string {
  return typeof header === 'string' ? header : ''
}

import type { IncomingHttpHeaders } from 'node:http'
import type { Db } from '../../platform/db/database.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'

export interface AskedOrder {
  /** Our order's name at the partner: letters, digits, _ and -, at most 45. */
  reference: string
  amountPaise: number
  title: string
  payer: { id: number; name: string; email: string; mobile: string }
  /** A path of this site, where the payer comes back to. */
  returnPath: string
  expiresAt: Date
  /** A booking, a rent or a deposit may not be paid with borrowed money: no credit card, no paying later. */
  isWithoutCredit?: boolean
}

export interface GatewayPayment {
  id: string
  /** `dropped`: the payer left before deciding, and may come back. */
  state: 'success' | 'pending' | 'failed' | 'dropped'
  amountPaise: number
  currency: string
  /** As it is shown to people: UPI, Card, Net banking. */
  method: string
  at: Date
}

export interface GatewayOrder {
  state: 'active' | 'paid' | 'expired' | 'terminated'
  amountPaise: number
  currency: string
  /** In the order they were made. */
  payments: GatewayPayment[]
}

export interface GatewayRefund {
  state: 'pending' | 'done' | 'failed'
  /** The partner's own name of it. */
  id: string | null
}

export type WebHook =
  | { is: 'event'; eventId: string; kind: string; reference: string; about: 'order' | 'payout' }
  /** Truly the partner's, and about nothing of ours. */
  | { is: 'noted' }
  | { is: 'refused'; because: 'signature' }

/** Whoever takes the money. Amounts are integer paise in Indian rupees. */
export interface PaymentGateway {
  name: string
  /** Null when the money is real. */
  simulation: PaymentSimulation | null
  /** The page that opens the partner's own checkout, when it needs one; null for one we do not know. */
  checkoutPage: CheckoutPage | null
  /** Makes it known there; the same reference again answers the same place to pay, a path or address. */
  createOrder(asked: AskedOrder): Promise<{ checkoutUrl: string }>
  /** What the partner says of it: the only thing that is believed. Null: it does not know it. */
  getOrder(reference: string): Promise<GatewayOrder | null>
  /** From now on it cannot be paid, if the partner can still prevent it: what it then is. Null: it does not know it. */
  closeOrder(reference: string): Promise<GatewayOrder['state'] | null>
  /** Gives money back; the same refund id again gives it back once. */
  refund(refund: { reference: string; refundId: string; amountPaise: number; note: string }): Promise<GatewayRefund>
  getRefund(reference: string, refundId: string): Promise<GatewayRefund | null>
  /** Reads what was sent to us, from its raw bytes: a signature covers bytes, not what they mean. */
  readWebHook(headers: IncomingHttpHeaders, body: Buffer): WebHook
}

/** What a partner's checkout needs to be opened by a script of theirs. */
export interface CheckoutPage {
  scriptUrl: string
  mode: 'sandbox' | 'production'
}

export interface SimulatedSession {
  id: string
  reference: string
  amountPaise: number
  title: string
  returnPath: string
  state: GatewayOrder['state']
  expiresAt: Date
}

/** What the payer does on the simulated checkout page. */
export interface PaymentSimulation {
  findSession(id: string): Promise<SimulatedSession | null>
  /**
   * One try to pay, and the webhook that tells of it, in the caller's transaction. False when the session takes no more
   * payments, unless that is what is to be shown.
   */
  attempt(
    db: Db,
    sessionId: string,
    payment: { outcome: 'success' | 'failed' | 'dropped'; method: string; isForced?: boolean },
  ): Promise<boolean>
  /** As if its time were over; the money comes a little later. */
  payLate(db: Db, sessionId: string, method: string): Promise<boolean>
  /** What is sent to us about a try or a refund, signed now. Null: there is no such thing. */
  webHook(about: string): Promise<{ headers: Record<string, string>; body: string } | null>
}

/** Has a simulated webhook sent. */
export const sandboxWebHookJob = jobKind<{ about: string }>('sandbox-web-hook')
/** The money of somebody who pays late arrives. */
export const sandboxPayLateJob = jobKind<{ sessionId: string; method: string }>('sandbox-pay-late')

/** The partner gave no usable answer. The message holds no key, name or number: it is logged. */
export class GatewayUnavailable extends Error {}

/** It gave none at all, and so would not for anything else right now. */
export class GatewaySilent extends GatewayUnavailable {}

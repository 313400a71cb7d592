import { randomBytes } from 'node:crypto'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import {
  type GatewayOrder,
  type PaymentSimulation,
  type SimulatedSession,
  sandboxPayLateJob,
  sandboxWebHookJob,
} from './port.ts'
import { webHookSignature } from './web-hook.ts'

/** As long as a real partner may take to tell us. */
const webHookMs = 800
const lateMs = 20_000

interface Told {
  id: string
  reference: string
  amountPaise: number
  currency: string
  state: string
  isRefund: boolean
}

/** What the payer does on the simulated checkout page, and what the partner then says of it. */
export function sandboxSimulation(
  db: Db,
  secret: () => string,
  now: () => Date,
  stateNow: (session: { state: GatewayOrder['state']; expiresAt: Date }) => GatewayOrder['state'],
): PaymentSimulation {
  return {
    findSession: async (id) => {
      const session = await db.maybe<SimulatedSession>(sql`
        select id, reference, amount_paise, title, return_path, state, expires_at from sandbox_sessions
        where id = ${id}`)
      return session ? { ...session, state: stateNow(session) } : null
    },
    attempt: async (tx, sessionId, { outcome, method, isForced = false }) => {
      const state = outcome === 'success' ? 'paid' : 'active'
      const open = isForced ? sql`true` : sql`state = 'active' and expires_at > ${now()}`
      const session = await tx.maybe<{ amountPaise: number; currency: string }>(sql`
        update sandbox_sessions set state = case when ${isForced} then state else ${state} end
        where id = ${sessionId} and ${open} returning amount_paise, currency`)
      if (!session) return false
      const id = `sp_${randomBytes(12).toString('hex')}`
      await tx.run(sql`
        insert into sandbox_payments (id, session_id, amount_paise, currency, method, state, at)
        values (${id}, ${sessionId}, ${session.amountPaise}, ${session.currency}, ${method}, ${outcome}, ${now()})`)
      await enqueue(tx, sandboxWebHookJob, { about: id }, { afterMs: webHookMs, maxAttempts: 5 })
      return true
    },
    payLate: async (tx, sessionId, method) => {
      const expired = await tx.run(sql`
        update sandbox_sessions set state = 'expired' where id = ${sessionId} and state = 'active'`)
      if (expired === 0) return false
      await enqueue(tx, sandboxPayLateJob, { sessionId, method }, { afterMs: lateMs })
      return true
    },
    webHook: async (about) => {
      const told = await db.maybe<Told>(sql`
        select p.id, s.reference, p.amount_paise, p.currency, p.state, false as is_refund
        from sandbox_payments p join sandbox_sessions s on s.id = p.session_id where p.id = ${about}
        union all
        select r.id, s.reference, r.amount_paise, s.currency, r.state, true
        from sandbox_refunds r join sandbox_sessions s on s.id = r.session_id where r.id = ${about}`)
      if (!told) return null
      const timestamp = String(now().getTime())
      const body = JSON.stringify({ type: typeOf(told), event_time: now().toISOString(), data: dataOf(told) })
      return {
        body,
        headers: {
          'content-type': 'application/json',
          'x-webhook-timestamp': timestamp,
          'x-webhook-signature': webHookSignature(secret(), timestamp, body),
        },
      }
    },
  }
}

function typeOf({ isRefund, state }: Told): string {
  if (isRefund) return 'REFUND_STATUS_WEBHOOK'
  if (state === 'success') return 'PAYMENT_SUCCESS_WEBHOOK'
  return state === 'failed' ? 'PAYMENT_FAILED_WEBHOOK' : 'PAYMENT_USER_DROPPED_WEBHOOK'
}

function dataOf({ id, reference, amountPaise, currency, isRefund }: Told): object {
  const amount = amountPaise / 100
  if (isRefund)
    return { refund: { refund_id: id, order_id: reference, refund_amount: amount, refund_currency: currency } }
  return {
    order: { order_id: reference, order_amount: amount, order_currency: currency },
    payment: { cf_payment_id: id, payment_amount: amount, payment_currency: currency },
  }
}

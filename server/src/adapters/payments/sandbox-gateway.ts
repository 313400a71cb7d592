import { randomBytes } from 'node:crypto'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'
import {
  type GatewayOrder,
  type GatewayPayment,
  GatewayUnavailable,
  type PaymentGateway,
  type SimulatedSession,
  sandboxWebHookJob,
} from './port.ts'
import { sandboxSimulation } from './sandbox-simulation.ts'
import { readSignedWebHook } from './web-hook.ts'

/** How long a simulated refund takes. */
const refundMs = 3000

/**
 * The built-in default: a payment partner of our own, with its own tables, its own page and its own signed webhooks.
 */
export function sandboxGateway(db: Db, config: { secretKey: string | null }, now: () => Date): PaymentGateway {
  const secret = () => keyedHash(config, 'sandbox-web-hooks', [])
  const stateNow = (session: { state: GatewayOrder['state']; expiresAt: Date }) =>
    session.state === 'active' && session.expiresAt <= now() ? 'expired' : session.state
  const findRefund = (refundId: string) =>
    db.maybe<{ createdAt: Date }>(sql`select created_at from sandbox_refunds where id = ${refundId}`)
  const refundState = (refund: { createdAt: Date }) =>
    refund.createdAt.getTime() + refundMs <= now().getTime() ? 'done' : 'pending'

  return {
    name: 'sandbox',
    checkoutPage: null,
    simulation: sandboxSimulation(db, secret, now, stateNow),
    createOrder: async (asked) => {
      // The update that changes nothing answers the row that was there before.
      const { id } = await db.one<{ id: string }>(sql`
        insert into sandbox_sessions (id, reference, amount_paise, currency, title, return_path, created_at, expires_at)
        values (${randomBytes(18).toString('base64url')}, ${asked.reference}, ${asked.amountPaise}, 'INR', ${asked.title}, ${asked.returnPath},
          ${now()}, ${asked.expiresAt})
        on conflict (reference) do update set reference = excluded.reference returning id`)
      return { checkoutUrl: `/sandbox-checkout/${id}` }
    },
    getOrder: async (reference) => {
      const session = await db.maybe<SimulatedSession & { currency: string }>(
        sql`select id, state, amount_paise, currency, expires_at from sandbox_sessions where reference = ${reference}`,
      )
      if (!session) return null
      const payments = await db.many<GatewayPayment>(sql`
        select id, state, amount_paise, currency, method, at from sandbox_payments where session_id = ${session.id}
        order by at, id`)
      return {
        state: stateNow(session),
        amountPaise: session.amountPaise,
        currency: session.currency,
        payments,
      }
    },
    closeOrder: async (reference) => {
      await db.run(sql`
        update sandbox_sessions set state = 'terminated' where reference = ${reference} and state = 'active'`)
      const session = await db.maybe<{ state: GatewayOrder['state'] }>(
        sql`select state from sandbox_sessions where reference = ${reference}`,
      )
      return session?.state ?? null
    },
    refund: async ({ reference, refundId, amountPaise }) => {
      const made = await db.run(sql`
        insert into sandbox_refunds (id, session_id, amount_paise, state, created_at)
        select ${refundId}, s.id, ${amountPaise}, 'pending', ${now()} from sandbox_sessions s
        where s.reference = ${reference} and ${amountPaise} <=
          (select coalesce(sum(amount_paise), 0) from sandbox_payments p where p.session_id = s.id and p.state = 'success')
          - (select coalesce(sum(amount_paise), 0) from sandbox_refunds r where r.session_id = s.id and r.id <> ${refundId})
        on conflict (id) do nothing`)
      if (made === 1) {
        await enqueue(db, sandboxWebHookJob, { about: refundId }, { afterMs: refundMs + 500, maxAttempts: 5 })
      }
      const refund = await findRefund(refundId)
      return refund ? { state: refundState(refund), id: refundId } : { state: 'failed', id: null }
    },
    getRefund: async (_, refundId) => {
      const refund = await findRefund(refundId)
      return refund ? { state: refundState(refund), id: refundId } : null
    },
    readWebHook: (headers, body) => {
      if (!config.secretKey) throw new GatewayUnavailable('The secret key is missing.')
      return readSignedWebHook(secret(), headers, body)
    },
  }
}

import type { orderDecisions, WholeOrder } from '@properysearch/contract/orders/deciding-calls'
import type { CallContext } from '../../../context.ts'
import { dayInIndia } from '../../../platform/day-in-india.ts'
import type { Db } from '../../../platform/db/database.ts'
import { fail } from '../../../platform/errors.ts'
import type { Handlers } from '../../../platform/http/handlers.ts'
import { pageAt, pageSize } from '../../../platform/page-at.ts'
import { maskEmail, maskMobile } from '../../accounts/index.ts'
import { findEvents } from '../events.sql.ts'
import { orderOnWire } from '../orders.rules.ts'
import { findPayments } from '../payments.sql.ts'
import type { Purpose } from '../purpose.ts'
import { findRefundsOfOrder } from '../refunds.sql.ts'
import { findLastWebHookAt, findRefusals } from '../web-hooks.sql.ts'
import { giveBack, giveBackAgain } from './give-back.ts'
import { countForReview, findForReview, findOneForReview, type ReviewRow } from './review.sql.ts'

const weekMs = 7 * 24 * 60 * 60 * 1000

export function decidingHandlers(given: {
  purposes: readonly Purpose[]
}): Handlers<CallContext, typeof orderDecisions> {
  return {
    listForReview: async (ctx, { page, ...filter }) => ({
      data: (await findForReview(ctx.db, filter, pageAt(page))).map(reviewedOf),
      page,
      pageSize,
      total: await countForReview(ctx.db, filter),
    }),
    getForReview: async (ctx, { id }) => ({ data: await wholeOrder(ctx.db, id) }),
    refund: async (ctx, { id, ...asked }) => {
      await giveBack(ctx, given.purposes, { orderId: id, ...asked })
      return { data: await wholeOrder(ctx.db, id) }
    },
    retryRefund: async (ctx, { id, refundId, reason }) => {
      await giveBackAgain(ctx, { orderId: id, refundId, reason })
      return { data: await wholeOrder(ctx.db, id) }
    },
    getPartner: async (ctx) => ({
      data: {
        name: ctx.adapters.payments.name,
        isSimulation: ctx.adapters.payments.simulation !== null,
        lastWebHookAt: (await findLastWebHookAt(ctx.db))?.toISOString() ?? null,
        refused: await findRefusals(ctx.db, dayInIndia(new Date(ctx.now.getTime() - weekMs))),
      },
    }),
  }
}

function reviewedOf(row: ReviewRow) {
  return {
    ...orderOnWire(row),
    gateway: row.gateway,
    reference: row.reference,
    payer: {
      id: row.userId,
      name: `${row.firstname} ${row.lastname}`,
      email: maskEmail(row.email),
      mobile: maskMobile(row.mobile),
    },
  }
}

async function wholeOrder(db: Db, id: number): Promise<WholeOrder> {
  const row = await findOneForReview(db, id)
  if (!row) throw fail('not-found')
  const payments = await findPayments(db, id)
  const refunds = await findRefundsOfOrder(db, id)
  return {
    order: reviewedOf(row),
    payments: payments.map(({ amountPaise, paidAt, ...payment }) => ({
      ...payment,
      amount: amountPaise / 100,
      paidAt: paidAt.toISOString(),
    })),
    refunds: refunds.map((refund) => ({
      id: refund.id,
      amount: refund.amountPaise / 100,
      status: refund.state,
      reason: refund.reason,
      by: refund.by,
      creditNote:
        refund.creditNoteId && refund.creditNoteNumber
          ? { id: refund.creditNoteId, number: refund.creditNoteNumber }
          : null,
      askedAt: refund.createdAt.toISOString(),
      doneAt: refund.doneAt?.toISOString() ?? null,
      problem: refund.problem,
    })),
    events: (await findEvents(db, id)).map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    refundable: row.state === 'paid' ? (row.totalPaise - row.refundedPaise) / 100 : 0,
  }
}

import type { orderReview, WholeOrder } from '@properysearch/contract/orders/review-calls'
import type { CallContext } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import type { Db } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import {
  countForReview,
  findEvents,
  findForReview,
  findLastWebHookAt,
  findOneForReview,
  findPayments,
  findRefundsOfOrder,
  findRefusals,
  orderOnWire,
  type Purpose,
  type ReviewRow,
} from '../orders/index.ts'
import { maskEmail, maskMobile, pageAt, pageSize } from './backoffice.rules.ts'
import { giveBack, giveBackAgain } from './give-back.ts'

const weekMs = 7 * 24 * 60 * 60 * 1000

export function orderReviewHandlers(given: {
  purposes: readonly Purpose[]
}): Handlers<CallContext, typeof orderReview> {
  return {
    listOrders: async (ctx, { page, ...filter }) => ({
      data: (await findForReview(ctx.db, filter, pageAt(page))).map(reviewedOf),
      page,
      pageSize,
      total: await countForReview(ctx.db, filter),
    }),
    getOrder: async (ctx, { id }) => ({ data: await wholeOrder(ctx.db, id) }),
    refundOrder: async (ctx, { id, ...asked }) => {
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
    payments: payments.map(({ amountPaise, paidAt, ...it }) => ({
      ...it,
      amount: amountPaise / 100,
      paidAt: paidAt.toISOString(),
    })),
    refunds: refunds.map((it) => ({
      id: it.id,
      amount: it.amountPaise / 100,
      status: it.state,
      reason: it.reason,
      by: it.by,
      creditNote: it.creditNoteId && it.creditNoteNumber ? { id: it.creditNoteId, number: it.creditNoteNumber } : null,
      askedAt: it.createdAt.toISOString(),
      doneAt: it.doneAt?.toISOString() ?? null,
      problem: it.problem,
    })),
    events: (await findEvents(db, id)).map(({ at, ...it }) => ({ ...it, at: at.toISOString() })),
    refundable: row.state === 'paid' ? (row.totalPaise - row.refundedPaise) / 100 : 0,
  }
}

import { createHash } from 'node:crypto'
import type { HireState } from '@properysearch/contract/hires/facts'
import type { Supplier } from '@properysearch/server/src/config.ts'
import {
  type AlsoSet,
  type HireMove,
  insertHire,
  moveHire,
} from '@properysearch/server/src/modules/hires/demo-leads.ts'
import { ourFeeTitle } from '@properysearch/server/src/modules/hires/index.ts'
import { insertDemoOrder } from '@properysearch/server/src/modules/orders/demo-orders.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { insertAtPartner } from './orders.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

export interface DemoHire {
  clientId: number
  lawyerId: number
  lawyer: string
  propertyId: number
  bookingId: number | null
  inState: string
  title: string
  scope: string
  feePaise: number
  platformFeePaise: number
  days: number
  state: HireState
  paidAt: Date
  now: Date
}

/** When each step was taken. */
export const acceptedAt = ({ paidAt }: Pick<DemoHire, 'paidAt'>) => new Date(paidAt.getTime() + 7 * hourMs)
const deliveredAt = ({ now }: Pick<DemoHire, 'now'>, id: number) =>
  new Date(now.getTime() - (12 + (id % 5) * 26) * hourMs)

/** A lawyer's hire of the past: it moved along its graph like everybody's, its fee is held, and nobody is told. */
export async function insertDemoHire(db: Db, supplier: Supplier, hire: DemoHire): Promise<number> {
  const { clientId, lawyerId, propertyId, bookingId, title, scope, state, paidAt, days } = hire
  const quotedAt = new Date(paidAt.getTime() - 5 * hourMs)
  const made = await insertHire(db, {
    kind: 'lawyer',
    clientId,
    professionalId: lawyerId,
    propertyId,
    bookingId,
    serviceId: null,
    title,
    scope,
    details: {},
    key: `demo-${clientId}-${propertyId}`.padEnd(16, '-'),
    now: new Date(quotedAt.getTime() - 9 * hourMs),
  })
  if (!made) throw new Error(`The demo's person ${clientId} hires the lawyer twice.`)
  const { id } = made
  const go = async (step: Pick<HireMove, 'act' | 'by' | 'byUser'>, at: Date, set: AlsoSet) => {
    if (!(await moveHire(db, { id, ...step, set }, at))) throw new Error(`The demo's hire ${id} cannot ${step.act}.`)
  }
  const byLawyer = { by: 'professional', byUser: lawyerId } as const
  const { feePaise, platformFeePaise } = hire
  const tax = { gstPaise: 0, isRegistered: false, gstin: null, isIndividual: true }
  await go({ act: 'quote', ...byLawyer }, quotedAt, { feePaise, platformFeePaise, days, quotedAt, ...tax })
  const orderId = await payFor(db, supplier, hire, id)
  await go({ act: 'pay', by: 'system', byUser: null }, paidAt, { orderId, paidAt })
  if (state === 'paid') return id
  if (state === 'declined') {
    const reason = 'I act for somebody else in the same building.'
    await go({ act: 'decline', ...byLawyer }, acceptedAt(hire), { reason })
    return id
  }
  const at = acceptedAt(hire)
  await go({ act: 'accept', ...byLawyer }, at, {
    acceptedAt: at,
    declaredAt: at,
    dueAt: new Date(at.getTime() + days * dayMs),
  })
  if (state === 'waiting') {
    const since = new Date(at.getTime() + dayMs)
    await go({ act: 'ask-paper', ...byLawyer }, since, { waitingSince: since })
  }
  if (state === 'delivered') {
    const done = deliveredAt(hire, id)
    await go({ act: 'deliver', ...byLawyer }, done, { deliveredAt: done, reminders: 0 })
  }
  return id
}

async function payFor(db: Db, supplier: Supplier, hire: DemoHire, id: number): Promise<number> {
  const number = createHash('sha256').update(`demo hire ${id}`).digest('hex')
  const order = {
    reference: `PS-${number.slice(0, 20)}`,
    paymentId: `sp_${number.slice(0, 24)}`,
    userId: hire.clientId,
    purpose: 'hire-lawyer',
    subjectId: id,
    option: null,
    title: `Lawyer’s fee: ${hire.title}`,
    invoiceTitle: ourFeeTitle('lawyer', id),
    taxablePaise: hire.platformFeePaise,
    placeOfSupply: hire.inState,
    supplier,
    method: 'UPI',
    at: hire.paidAt,
    outcome: hire.state === 'declined' ? 'refunded' : 'paid',
    held: { amountPaise: hire.feePaise, for: `hire:${id}`, forWhom: hire.lawyer },
    refund: { reason: 'The lawyer declined.', adminId: null, at: acceptedAt(hire) },
  } as const
  const made = await insertDemoOrder(db, order)
  await insertAtPartner(db, { ...order, totalPaise: made.totalPaise })
  return made.id
}

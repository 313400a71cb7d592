import { decisionDays } from '@properysearch/contract/disputes/facts'
import type { Db } from '../../platform/db/database.ts'
import { bookFrozen, bookOver } from './disputes.books.ts'
import { daysAfter } from './disputes.rules.ts'
import { insertDispute, lockDispute, moveDispute } from './disputes.sql.ts'

export interface DemoDispute {
  bookingId: number
  raisedBy: number
  otherId: number
  amountPaise: number
  reason: string
  at: Date
  answer: { text: string; at: Date }
  /** What of it went back to the buyer, and how; the rest is held as before. */
  decided?: { toBuyerPaise: number; reason: string; adminId: number; at: Date; refund: (key: string) => Promise<void> }
}

/** A dispute of the past, for the demo world: its books are like everybody's; nobody is told. */
export async function insertDemoDispute(db: Db, demo: DemoDispute): Promise<void> {
  const { bookingId, raisedBy, amountPaise, reason, at, answer, decided } = demo
  const key = `demo-dispute-${bookingId}`
  const decideBy = daysAfter(at, decisionDays)
  const made = await insertDispute(db, { bookingId, raisedBy, amountPaise, reason, key, raisedAt: at, decideBy })
  const row = made && (await lockDispute(db, made.id))
  if (!row) throw new Error(`The demo's booking ${bookingId} is disputed twice.`)
  const { id } = row
  await bookFrozen({ db, now: at }, row)
  await moveDispute(db, { id, act: 'answer', by: 'other', byUser: demo.otherId, answer: answer.text }, answer.at)
  if (!decided) return
  const { adminId, toBuyerPaise } = decided
  const shared = { toBuyerPaise, toSellerPaise: 0, reason: decided.reason, adminId }
  const step = { id, act: 'decide', by: 'admin', byUser: adminId, reasons: [decided.reason], decided: shared } as const
  await moveDispute(db, step, decided.at)
  await bookOver({ db, now: decided.at }, row, { kind: 'dispute-decided', toSellerPaise: 0 })
  await decided.refund(`dispute-${id}`)
}

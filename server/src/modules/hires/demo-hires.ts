import { decisionDays } from '@properysearch/contract/disputes/facts'
import { acceptHours, type HireKind, type HireState } from '@properysearch/contract/hires/facts'
import { payoutOf } from '@properysearch/contract/releases/payout'
import type { Supplier } from '../../config.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import type { Db } from '../../platform/db/database.ts'
import { releaseHire } from '../releases/index.ts'
import { quoteOf } from './ask-hire.ts'
import { insertHireDispute, setAnswer } from './disputes-of-hires.sql.ts'
import { dayMs, heldFor, heldPaise, hourMs, later, ourFeeTitle, professionalName } from './hires.rules.ts'
import {
  type AlsoSet,
  type HireDetails,
  type HireMove,
  type HireRow,
  insertHire,
  lockAnyHire,
  moveHire,
} from './hires.sql.ts'
import { insertPayout } from './payouts.sql.ts'
import { insertRating, setRatingAnswer } from './ratings.sql.ts'

export interface DemoHire {
  kind: HireKind
  clientId: number
  professionalId: number
  propertyId: number | null
  title: string
  scope: string
  details?: HireDetails
  feePaise: number
  days: number
  gstin: string | null
  /** How far it has come; what led there was a day apart. */
  state: HireState
  askedAt: Date
  reason?: string
  rating?: { stars: number; words: string; answer?: string }
  answer?: string
  supplier: Supplier
  /** How it was paid for, and how all of it went back. */
  pay: (db: Db, order: DemoFee) => Promise<{ id: number }>
  giveBack: (
    db: Db,
    back: { orderId: number; amountPaise: number; reason: string; key: string; at: Date },
  ) => Promise<void>
}

/** What is paid for a hire: our own fee, and what is held for the professional. */
export interface DemoFee {
  userId: number
  purpose: `hire-${HireKind}`
  subjectId: number
  option: null
  title: string
  invoiceTitle: string
  taxablePaise: number
  placeOfSupply: string
  supplier: Supplier
  reference: string
  paymentId: string
  method: string
  at: Date
  outcome: 'paid'
  held: { amountPaise: number; for: string; forWhom: string }
}

/** The acts that lead to a state. */
const ways: Record<HireState, readonly HireMove['act'][]> = {
  asked: [],
  quoted: ['quote'],
  paid: ['quote', 'pay'],
  accepted: ['quote', 'pay', 'accept'],
  waiting: ['quote', 'pay', 'accept', 'ask-paper'],
  delivered: ['quote', 'pay', 'accept', 'deliver'],
  disputed: ['quote', 'pay', 'accept', 'deliver', 'dispute'],
  closed: ['quote', 'pay', 'accept', 'deliver', 'approve'],
  declined: ['quote', 'pay', 'decline'],
  withdrawn: ['withdraw'],
  lapsed: ['lapse'],
}

/** A hire of the past, for the demo world: its order, its books and its payout are like everybody's; nobody is told. */
export async function insertDemoHire(db: Db, demo: DemoHire): Promise<{ id: number }> {
  const { clientId, professionalId, askedAt } = demo
  const key = `demo-${professionalId}-${askedAt.getTime()}`
  const made = await insertHire(db, {
    ...demo,
    details: demo.details ?? {},
    bookingId: null,
    serviceId: null,
    key,
    now: askedAt,
  })
  if (!made) throw new Error(`The demo's person ${clientId} has hired ${professionalId} twice.`)
  let at = askedAt
  for (const act of ways[demo.state]) {
    at = later(at, act === 'quote' ? 5 * hourMs : act === 'lapse' ? 7 * dayMs : act === 'pay' ? 20 * hourMs : dayMs)
    await take(db, (await lockAnyHire(db, made.id)) as HireRow, demo, act, at)
  }
  if (demo.rating) await rate(db, made.id, demo, at)
  return made
}

async function take(db: Db, hire: HireRow, demo: DemoHire, act: HireMove['act'], at: Date): Promise<void> {
  const { id, clientId, professionalId } = hire
  const byClient = { by: 'client', byUser: clientId } as const
  const byProfessional = { by: 'professional', byUser: professionalId } as const
  const move = async (who: Pick<HireMove, 'by' | 'byUser'>, set: AlsoSet = {}) => {
    if (!(await moveHire(db, { id, act, ...who, set }, at))) throw new Error(`The demo's hire ${id} cannot ${act}.`)
  }
  switch (act) {
    case 'quote': {
      const { feePaise, days, gstin } = demo
      const tax = { gstin, isIndividual: gstin === null }
      const quoted = quoteOf({ now: at }, hire.kind, { feePaise, days }, tax)
      return move(byProfessional, quoted)
    }
    case 'pay':
      return move({ by: 'system', byUser: null }, { orderId: await insertPaid(db, hire, demo, at), paidAt: at })
    case 'accept': {
      const dueAt = later(at, demo.days * dayMs)
      return move(byProfessional, {
        acceptedAt: at,
        dueAt,
        ...(hire.kind === 'lawyer' ? { declaredAt: at } : {}),
      })
    }
    case 'ask-paper':
      return move(byProfessional, { waitingSince: at })
    case 'deliver':
      return move(byProfessional, { deliveredAt: at })
    case 'approve':
      await move(byClient, { closedAt: at })
      return payOut(db, hire, demo, at)
    case 'decline': {
      await move(byProfessional, { closedAt: at, ...(demo.reason ? { reason: demo.reason } : {}) })
      const back = { amountPaise: heldPaise(hire), reason: 'The hire was declined.', key: `hire-${id}`, at }
      return demo.giveBack(db, { ...back, orderId: hire.orderId ?? 0 })
    }
    case 'dispute': {
      await move(byClient)
      const decideBy = later(at, decisionDays * dayMs)
      await insertHireDispute(db, { hireId: id, raisedBy: clientId, reason: demo.reason ?? '', raisedAt: at, decideBy })
      if (demo.answer) await setAnswer(db, id, demo.answer, later(at, dayMs))
      return
    }
    case 'lapse':
      return move({ by: 'timer', byUser: null }, { closedAt: at })
    default:
      return move(byClient, { closedAt: at })
  }
}

const whatFor: Record<HireKind, string> = { agent: 'Agent’s fee', lawyer: 'Lawyer’s fee', evaluator: 'Evaluator’s fee' }

async function insertPaid(db: Db, hire: HireRow, { supplier, pay }: DemoHire, at: Date): Promise<number> {
  const { id } = await pay(db, {
    userId: hire.clientId,
    purpose: `hire-${hire.kind}`,
    subjectId: hire.id,
    option: null,
    title: `${whatFor[hire.kind]}, hire ${hire.id}`,
    invoiceTitle: ourFeeTitle(hire.kind, hire.id),
    taxablePaise: hire.platformFeePaise ?? 0,
    placeOfSupply: supplier.state,
    supplier,
    reference: `PS-demo-hire-${hire.id}`,
    paymentId: `demo-hire-${hire.id}`,
    method: 'upi',
    at,
    outcome: 'paid',
    held: { amountPaise: heldPaise(hire), for: heldFor(hire), forWhom: professionalName(hire) },
  })
  return id
}

/** On its way: the partner is told like everybody's. */
async function payOut(db: Db, hire: HireRow, { supplier }: DemoHire, at: Date): Promise<void> {
  const fee = { feePaise: hire.feePaise ?? 0, gstPaise: hire.gstPaise ?? 0 }
  const isIndividual = hire.isIndividual === true
  const profile = { isRegistered: fee.gstPaise > 0, isIndividual, hasPan: true, feesThisYearPaise: 0 }
  const ours = { placeOfSupply: supplier.state, ourState: supplier.state, hasOurFee: hire.kind !== 'lawyer' }
  const figures = payoutOf(fee, profile, { day: dayInIndia(at), ...ours })
  const release = await releaseHire(
    { db, now: at },
    {
      hireId: hire.id,
      payerId: hire.clientId,
      payeeId: hire.professionalId,
      amountPaise: figures.payoutPaise,
      withheldPaise: heldPaise(hire) - figures.payoutPaise,
      feePaise: figures.feePaise,
    },
  )
  await insertPayout(db, { hireId: hire.id, releaseId: release.id, figures, placeOfSupply: supplier.state, now: at })
}

async function rate(db: Db, hireId: number, { rating, ...of }: DemoHire, at: Date): Promise<void> {
  if (!rating) return
  const { clientId, professionalId } = of
  const { stars, words, answer } = rating
  await insertRating(db, { hireId, clientId, professionalId, stars, words, now: later(at, acceptHours * hourMs) })
  if (answer) await setRatingAnswer(db, hireId, answer, later(at, 3 * dayMs))
}

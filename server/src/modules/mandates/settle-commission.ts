import { type CallContext, type Context, inTransaction, signedIn } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { fail, invalid } from '../../platform/errors.ts'
import { refuseRelease, withdrawRelease } from '../releases/index.ts'
import { lockOwnMandate } from './act-on-mandate.ts'
import { type CommissionRow, findCommission, lockCommission, moveCommission } from './commissions.sql.ts'
import { showMandate, tellAgent, tellSide } from './mandates.notices.ts'
import { commissionMovedOn } from './mandates.rules.ts'
import type { MandateRow } from './mandates.sql.ts'

type Side = 'client' | 'agent'

/** Locked in the order of every press, and which of the two is pressing. */
async function lockOwn(tx: Context, id: number, userId: number) {
  const seen = await findCommission(tx.db, id, userId)
  if (!seen) throw fail('not-found')
  const { mandate, deal } = await lockOwnMandate(tx, seen.mandateId, userId)
  const by: Side = mandate.agentId === userId ? 'agent' : 'client'
  return { mandate, deal, by, commission: (await lockCommission(tx.db, id)) as CommissionRow }
}

/** Money that the two settled between them: one says so, the other confirms. */
export async function recordCommission(
  ctx: CallContext,
  asked: { commissionId: number; paidOn: string; reference: string },
): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const { mandate, deal, by, commission } = await lockOwn(tx, asked.commissionId, userId)
    if (commission.releaseId !== null) throw fail('ruled-out', 'This one goes through the payment partner.')
    const today = dayInIndia(tx.now)
    if (asked.paidOn > today) throw invalid({ paidOn: 'This day has not come yet.' })
    if (asked.paidOn < dayInIndia(mandate.invitedAt)) throw invalid({ paidOn: 'This is before the mandate was given.' })
    const set = { recorded: { reference: asked.reference, paidOn: asked.paidOn, by: userId } }
    const step = { id: commission.id, act: 'record', by, byUser: userId, set } as const
    if (!(await moveCommission(tx.db, step, tx.now))) throw commissionMovedOn(commission)
    await tellOther(tx, mandate, deal, by, (listing) => ({
      title: `A commission for ${listing} was recorded as paid`,
      body:
        by === 'client' ? 'Check whether it has arrived, then confirm it.' : 'Confirm it in the deal, if you paid it.',
    }))
  })
}

/** The other one's word: it was paid, or it was not. */
export async function answerCommission(
  ctx: CallContext,
  asked: { commissionId: number; hasArrived: boolean; reason?: string | undefined },
): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const { mandate, deal, by, commission } = await lockOwn(tx, asked.commissionId, userId)
    if (commission.state === 'recorded' && commission.recordedBy === userId) {
      throw fail('not-yet', 'The other side confirms what you recorded.')
    }
    const { reason } = asked
    if (!asked.hasArrived && !reason) throw invalid({ reason: 'Say what is wrong, so that they can look into it' })
    const act = asked.hasArrived ? 'confirm' : 'deny'
    const step = { id: commission.id, act, by, byUser: userId, set: reason ? { reason } : {} } as const
    if (!(await moveCommission(tx.db, step, tx.now))) throw commissionMovedOn(commission)
    await tellOther(tx, mandate, deal, by, (listing) => ({
      title: asked.hasArrived
        ? `The commission for ${listing} is confirmed as paid`
        : `The payment of a commission for ${listing} was not confirmed`,
      body: asked.hasArrived ? 'Nothing more is to be done for this part.' : 'The reason is in the deal.',
    }))
  })
}

export async function refuseCommission(
  ctx: CallContext,
  asked: { commissionId: number; reason: string },
): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const { mandate, deal, by, commission } = await lockOwn(tx, asked.commissionId, userId)
    if (by !== 'client') throw fail('not-found')
    const { reason } = asked
    const step = { id: commission.id, act: 'refuse', by, byUser: userId, set: { reason } } as const
    if (!(await moveCommission(tx.db, step, tx.now))) throw commissionMovedOn(commission)
    if (commission.releaseId !== null) await refuseRelease(tx, { id: commission.releaseId, reason })
    await tellOther(tx, mandate, deal, by, refusedWords)
  })
}

export const refusedWords = (listing: string) => ({
  title: `Your client refused the commission for ${listing}`,
  body: 'The reason is in the deal. You can ask again once it is settled between you.',
})

export async function withdrawCommission(ctx: CallContext, commissionId: number): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const { mandate, deal, by, commission } = await lockOwn(tx, commissionId, userId)
    if (by !== 'agent') throw fail('not-found')
    const step = { id: commission.id, act: 'withdraw', by, byUser: userId } as const
    if (!(await moveCommission(tx.db, step, tx.now))) throw commissionMovedOn(commission)
    if (commission.releaseId !== null) await withdrawRelease(tx, commission.releaseId)
    await tellOther(tx, mandate, deal, by, (listing) => ({
      title: `Your agent for ${listing} withdrew a request`,
      body: 'Nothing is to be paid for now.',
    }))
  })
}

async function tellOther(
  tx: Context,
  mandate: MandateRow,
  deal: Parameters<typeof tellSide>[2],
  by: Side,
  words: Parameters<typeof tellAgent>[3],
): Promise<void> {
  showMandate(tx, mandate, deal)
  if (by === 'client') return tellAgent(tx, mandate, deal, words)
  await tellSide(tx, mandate, deal, mandate.side, words)
}

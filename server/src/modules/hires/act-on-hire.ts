import type { HireAct } from '@properysearch/contract/hires/facts'
import { type CallContext, type Context, inTransaction, signedIn } from '../../context.ts'
import { invalid } from '../../platform/errors.ts'
import type { Purpose } from '../orders/index.ts'
import { acceptHire } from './accept-hire.ts'
import { askForPaper, provided } from './ask-for-paper.ts'
import { endHire } from './decline-hire.ts'
import { deliverHire, reviseHire } from './deliver-hire.ts'
import { sideOf } from './hires.rules.ts'
import type { HireRow } from './hires.sql.ts'
import { lockHire } from './lock-hire.ts'
import { approveHire } from './pay-out-hire.ts'
import { mayPress } from './shown-acts.ts'

export interface AskedAct {
  id: number
  act: Exclude<HireAct, 'quote' | 'pay' | 'time-out' | 'lapse' | 'dispute' | 'decide'>
  reason?: string | undefined
}

export async function actOnHire(ctx: CallContext, purposes: readonly Purpose[], asked: AskedAct): Promise<HireRow> {
  const { id: userId } = signedIn(ctx)
  return inTransaction(ctx, async (tx) => {
    const hire = await lockHire(tx, asked.id, userId)
    mayPress(hire, sideOf(hire, userId), asked.act)
    return act(tx, purposes, hire, userId, asked)
  })
}

async function act(
  tx: Context,
  purposes: readonly Purpose[],
  hire: HireRow,
  userId: number,
  { act, reason }: AskedAct,
): Promise<HireRow> {
  const professional = { hireId: hire.id, professionalId: userId }
  switch (act) {
    case 'accept':
      return acceptHire(tx, professional)
    case 'ask-paper':
      return askForPaper(tx, hire, userId, mustSay(reason))
    case 'provide':
      return provided(tx, hire, userId)
    case 'deliver':
      return deliverHire(tx, professional)
    case 'revise':
      return reviseHire(tx, hire, mustSay(reason))
    case 'approve':
      return approveHire(tx, hire, 'client')
    case 'decline':
    case 'give-up':
    case 'withdraw': {
      const why = act === 'withdraw' ? (reason ?? null) : mustSay(reason)
      return endHire(tx, purposes, hire, { act, by: sideOf(hire, userId), byUser: userId, reason: why })
    }
  }
}

function mustSay(reason: string | undefined): string {
  if (!reason) throw invalid({ reason: 'Say why, in a sentence' })
  return reason
}

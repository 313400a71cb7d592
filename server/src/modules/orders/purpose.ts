import type { CallBackName, PurposeName } from '@properysearch/contract/order-facts'
import type { Role } from '@properysearch/contract/roles'
import type { Context } from '../../context.ts'

export type { CallBackName, PurposeName } from '@properysearch/contract/order-facts'

export interface Quote {
  /** What stands on the order and on the invoice. */
  title: string
  subjectId: number
  option?: string
  taxablePaise: number
  /** A state's name. */
  placeOfSupply: string
  /** It is supplied where a property lies, wherever the payer's business is registered. */
  isTiedToProperty?: boolean
  sac: string
}

export interface PaidOrder {
  id: number
  userId: number
  purpose: PurposeName
  subjectId: number
  option: string | null
  totalPaise: number
  paidAt: Date
}

/** One thing that can be paid for: what it costs and what being paid does. */
export interface Purpose {
  name: PurposeName
  /** Which of the ten call-back calls answers for it. */
  callBack: CallBackName
  /** What it costs this person now; fails (fail('not-found') …) when they may not buy it. The server's table only. */
  quote(ctx: Context, payer: { id: number; role: Role }, asked: { subjectId: number; option?: string }): Promise<Quote>
  /**
   * In the transaction that marks the order paid, so exactly once. ctx.db is that transaction. May `fail(…)` when the
   * thing can no longer be given: then nothing of the transaction stays, and the money goes back by itself.
   */
  fulfil(ctx: Context, order: PaidOrder): Promise<void>
  /** In the transaction that marks it refunded as a whole. */
  revoke(ctx: Context, order: PaidOrder): Promise<void>
}

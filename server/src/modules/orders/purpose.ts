import type { CallBackName, PurposeName } from '@properysearch/contract/orders/facts'
import type { Role } from '@properysearch/contract/roles'
import type { Context } from '../../context.ts'

export type { CallBackName, PurposeName } from '@properysearch/contract/orders/facts'

/** Money that is not ours: it waits at the partner, in an account of its own, until it is released or goes back. */
export interface HeldMoney {
  amountPaise: number
  /** Of what it is a part, as the ledger names the account after `held:`. */
  for: `${'booking' | 'hire' | 'rental' | 'commission'}:${number}`
  /** For whom, as the payer reads it: the owner's or the professional's name. */
  forWhom: string
}

export interface Quote {
  /** What is written on the order, the receipt and, unless the purpose names our part of it otherwise, the invoice. */
  title: string
  subjectId: number
  option?: string
  /** Our own price before tax; zero where all of it is held for somebody else. */
  taxablePaise: number
  held?: HeldMoney
  /** A state's name. */
  placeOfSupply: string
  /** It is supplied where a property is, wherever the payer's business is registered. */
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
  /** Which of the ten callback calls answers for it. */
  callBack: CallBackName
  /** What it costs this person now; fails (fail('not-found') …) when they may not buy it. The server's table only. */
  quote(ctx: Context, payer: { id: number; role: Role }, asked: { subjectId: number; option?: string }): Promise<Quote>
  /** What our own part is called on the invoice, where the rest is held for somebody else. */
  invoiceTitle?(subjectId: number): string
  /**
   * In the transaction that marks the order paid, so exactly once. May `fail(…)` when the thing can no longer be given:
   * then the transaction is rolled back, and the money is returned automatically.
   */
  fulfil(tx: Context, order: PaidOrder): Promise<void>
  /** Fails when the back office may not give the money back: asked before each refund of theirs, of a part too. */
  mayRefund?(tx: Context, order: Pick<PaidOrder, 'subjectId'>): Promise<void>
  /** In the transaction that marks it refunded as a whole. */
  revoke(tx: Context, order: PaidOrder): Promise<void>
}

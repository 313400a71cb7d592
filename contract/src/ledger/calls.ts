import { z } from 'zod'
import { data, describe, done, nothing } from '../kernel/endpoint.ts'
import { page, pageOf } from '../kernel/page.ts'
import { paths } from '../paths.ts'

const moment = z.iso.datetime()
/** Rupees, to the paisa. */
const rupees = z.number()

const accountKind = z.enum(['asset', 'income', 'tax', 'liability'])
export type LedgerAccountKind = z.output<typeof accountKind>

const balance = z.object({
  /** The first part of the accounts' names: `held`. */
  prefix: z.string(),
  kind: accountKind,
  accounts: z.number(),
  /** On the side it grows on: what is owed to us, or what we earned, owe and hold. */
  balance: rupees,
})
export type LedgerBalance = z.output<typeof balance>

const check = z.object({
  askedAt: moment,
  /** Null: the nightly one. */
  askedBy: z.string().nullable(),
  /** Null while it runs. */
  finishedAt: moment.nullable(),
  movements: z.number(),
  entries: z.number(),
  unsealed: z.number(),
  /** The last link of the chain. */
  head: z.string().nullable(),
  problems: z.array(z.string()),
})
export type LedgerCheck = z.output<typeof check>

const movement = z.object({
  id: z.number(),
  key: z.string(),
  kind: z.string(),
  at: moment,
  isSealed: z.boolean(),
  /** Debit above zero, credit below. */
  entries: z.array(z.object({ account: z.string(), amount: rupees })),
})
export type LedgerMovement = z.output<typeof movement>

export const ledger = describe(paths.ledger, {
  getLedger: {
    access: 'admin',
    summary: 'Balances by kind of account, and the last check',
    input: nothing,
    reply: data(z.object({ balances: z.array(balance), lastCheck: check.nullable() })),
  },
  listMovements: {
    access: 'admin',
    summary: 'Movements, newest first',
    input: z.object({ page }),
    reply: pageOf(movement),
  },
  startCheck: {
    access: 'admin',
    summary: 'Check the whole ledger: sums, balances, contents and chain',
    input: nothing,
    reply: done,
    limit: { max: 20, seconds: 60 },
  },
})

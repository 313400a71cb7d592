import type { ledger } from '@properysearch/contract/ledger/calls'
import { type CallContext, signedIn } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { countMovements, findBalances, findMovements } from './balances.sql.ts'
import { type CheckRow, findLastCheck } from './checks.sql.ts'
import { startCheck } from './run-check.ts'

const pageSize = 20

export const ledgerHandlers: Handlers<CallContext, typeof ledger> = {
  getLedger: async (ctx) => {
    const lastCheck = await findLastCheck(ctx.db)
    const balances = (await findBalances(ctx.db)).map(({ paise, ...kind }) => ({ ...kind, balance: paise / 100 }))
    return { data: { balances, lastCheck: lastCheck ? checkOf(lastCheck) : null } }
  },
  listMovements: async (ctx, { page }) => ({
    data: (await findMovements(ctx.db, { limit: pageSize, offset: (page - 1) * pageSize })).map(
      ({ accounts, amounts, at, ...movement }) => ({
        ...movement,
        at: at.toISOString(),
        entries: accounts.map((account, i) => ({ account, amount: (amounts[i] ?? 0) / 100 })),
      }),
    ),
    page,
    pageSize,
    total: await countMovements(ctx.db),
  }),
  startCheck: async (ctx) => {
    await startCheck(ctx, signedIn(ctx).id)
    return { message: 'The check has begun.' }
  },
}

function checkOf({ askedBy, askedAt, finishedAt, head, ...row }: CheckRow) {
  return {
    askedBy,
    askedAt: askedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    movements: row.movements ?? 0,
    entries: row.entries ?? 0,
    unsealed: row.unsealed ?? 0,
    head,
    problems: row.problems ?? [],
  }
}

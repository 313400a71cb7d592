import { formatRupees } from '@properysearch/contract/values/money'
import type { Context } from '../../context.ts'
import type { Module } from '../../module.ts'
import { findShareIdsOf, findSoldBy, heldAccounts } from '../bookings/index.ts'
import { sumHeld } from '../ledger/index.ts'
import { findPayeesForCopy } from './payees.sql.ts'
import { releasesHandlers } from './releases.handlers.ts'
import { releasesJobs } from './releases.jobs.ts'
import { eraseReleases, findReleasesForCopy, hasOpenRelease } from './releases.sql.ts'

export const releasesModule: Module = {
  name: 'releases',
  handlers: () => ({ releases: releasesHandlers }),
  jobs: () => releasesJobs,
  dataCopy: {
    releases: (ctx, userId) => findReleasesForCopy(ctx.db, userId),
    payeeAtThePartner: (ctx, userId) => findPayeesForCopy(ctx.db, userId),
  },
  erasers: [
    {
      goes: 'Which bank account you were paid into',
      hindrance: isOwedMoney,
      erase: (tx, { userId }) => eraseReleases(tx.db, userId),
    },
  ],
}

/** Money that is held for them would reach nobody. */
async function isOwedMoney(ctx: Context, userId: number): Promise<string | undefined> {
  const { db } = ctx
  const accounts = (await findSoldBy(db, userId)).flatMap(heldAccounts)
  const paise = await sumHeld(db, accounts)
  if (paise === 0 && !(await hasOpenRelease(db, userId, await findShareIdsOf(ctx, userId)))) return undefined
  return `Money from a sale is still held for you${paise > 0 ? ` (${formatRupees(paise / 100, 2)})` : ''}. Ask for it first.`
}

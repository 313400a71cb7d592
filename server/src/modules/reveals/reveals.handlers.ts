import type { reveals } from '@properysearch/contract/reveals/calls'
import { type CallContext, signedIn } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { pageAt, pageSize } from '../../platform/page-at.ts'
import { toHolder, toLogged } from './reveals.rules.ts'
import { findHolders, findLog } from './reveals.sql.ts'

export const revealsHandlers: Handlers<CallContext, typeof reveals> = {
  listHolders: async (ctx, { page }) => {
    const { rows, total } = await findHolders(ctx.db, signedIn(ctx).id, pageAt(page))
    return { data: rows.map((row) => toHolder(ctx, row)), page, pageSize, total }
  },
  listLog: async (ctx, { page }) => {
    const { rows, total } = await findLog(ctx.db, signedIn(ctx).id, pageAt(page))
    return { data: rows.map((row) => toLogged(ctx, row)), page, pageSize, total }
  },
}

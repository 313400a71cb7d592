import type { CaseItemName, CaseItemState } from '@properysearch/contract/cases/facts'
import { type CallContext, inTransaction } from '../../../context.ts'
import { showCase } from '../cases.notices.ts'
import { lockOpenCase } from '../lock-case.ts'
import { forgetItem, saveItem } from './work.sql.ts'

interface Found {
  leadId: number
  item: CaseItemName
  state: CaseItemState
  note?: string | undefined
}

/** The client reads it as the work goes on. */
export async function setItem(ctx: CallContext, { leadId, item, state, note }: Found): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const hire = await lockOpenCase(tx, leadId, 'lawyer')
    if (state === 'open') await forgetItem(tx.db, leadId, item)
    else await saveItem(tx.db, leadId, { item, state, note: note ?? null, changedAt: tx.now })
    showCase(tx, hire)
  })
}

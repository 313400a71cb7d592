import type { Conflict } from '@properysearch/contract/cases/case'
import { hireGraph } from '@properysearch/contract/hires/facts'
import { type CallContext, inTransaction, signedIn } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { fail } from '../../../platform/errors.ts'
import { acceptHire } from '../../hires/index.ts'
import { mustFindHire } from '../lock-case.ts'
import { findConflicts } from './leads.sql.ts'

export async function listConflicts(db: Db, hireId: number): Promise<Conflict[]> {
  const rows = await findConflicts(db, hireId)
  return rows.map(({ id, state, firstname, lastname, isSameProperty, isOtherSideClient }) => ({
    leadId: id,
    client: `${firstname} ${lastname}`,
    why: isSameProperty ? 'same-property' : isOtherSideClient ? 'other-side-is-client' : 'client-was-other-side',
    stateInWords: hireGraph.states[state],
  }))
}

/**
 * Our own pages ask for the declaration that the lawyer acts for nobody else in the matter. A client of the specification
 * sends none, and may accept what no other matter of the lawyer touches.
 */
export async function acceptLead(
  ctx: CallContext,
  { leadId, declaresNoConflict }: { leadId: number; declaresNoConflict: boolean },
): Promise<void> {
  const { id: professionalId } = signedIn(ctx)
  await mustFindHire(ctx, leadId)
  await inTransaction(ctx, async (tx) => {
    if (!declaresNoConflict && (await findConflicts(tx.db, leadId)).length > 0) {
      throw fail(
        'not-yet',
        'Another matter of yours touches this one. Open the lead, look for a conflict of interest, and declare that there is none.',
      )
    }
    await acceptHire(tx, { hireId: leadId, professionalId })
  })
}

import { type Context, inTransaction } from '../../context.ts'
import { showRepresentation, tellAgent, tellOwner } from './representations.notices.ts'
import { agentName } from './representations.rules.ts'
import { findOfHire, moveRepresentation } from './representations.sql.ts'

/** An agent who gives the work up, and whose fee went back, represents nobody by it any more. */
export async function endByHire(ctx: Context, { hireId }: { hireId: number }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const row = await findOfHire(tx.db, hireId)
    if (!row) return
    const step = { id: row.id, act: 'end', by: 'system', byUser: null } as const
    if (!(await moveRepresentation(tx.db, step, tx.now))) return
    showRepresentation(tx, row)
    const body = 'The hire that it came with was given up. A mandate for a deal that has begun stays as it is.'
    await tellAgent(tx, row, (listing) => ({ title: `You no longer represent ${listing}`, body }))
    await tellOwner(tx, row, (listing) => ({ title: `${agentName(row)} no longer represents ${listing}`, body }))
  })
}

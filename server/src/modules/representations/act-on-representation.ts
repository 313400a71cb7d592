import { mayDo } from '@properysearch/contract/kernel/state-graph'
import { type RepresentationAct, representationGraph } from '@properysearch/contract/representations/facts'
import { type CallContext, type Context, inTransaction, signedIn } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { violates } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { lockProperty } from '../listings/index.ts'
import { showRepresentation, tellAgent, tellOwner } from './representations.notices.ts'
import { agentName, movedOn } from './representations.rules.ts'
import {
  findRepresentation,
  lockRepresentation,
  moveRepresentation,
  type RepresentationRow,
} from './representations.sql.ts'

const hasAnother = 'Another agent represents this listing. End that first.'

/** The listing first, then the representation. */
export async function actOnRepresentation(
  ctx: CallContext,
  asked: { id: number; act: RepresentationAct },
): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const seen = await findRepresentation(tx.db, asked.id, userId)
    if (!seen) throw fail('not-found')
    const by = seen.agentId === userId ? 'agent' : 'owner'
    if (!mayDo(representationGraph, asked.act, by)) throw fail('not-found')
    await lockProperty(tx.db, seen.propertyId)
    const row = (await lockRepresentation(tx.db, asked.id)) as RepresentationRow
    if (asked.act === 'accept' && row.state === 'asked' && row.expiresOn < dayInIndia(tx.now)) {
      throw fail('moved-on', 'Its last day has passed. The agent can ask you again.')
    }
    const step = { id: row.id, act: asked.act, by, byUser: userId } as const
    if (!(await oneInForce(() => moveRepresentation(tx.db, step, tx.now)))) throw movedOn(row)
    showRepresentation(tx, row)
    await tellOther(tx, row, asked.act, by)
  })
}

export async function oneInForce(accept: () => Promise<boolean>): Promise<boolean> {
  try {
    return await accept()
  } catch (error) {
    if (!violates(error, 'representations_one_in_force')) throw error
    throw fail('limit-reached', hasAnother)
  }
}

/** Of deals that have begun, the mandates stay as they are. */
export async function tellOther(
  tx: Context,
  row: RepresentationRow,
  act: RepresentationAct,
  by: 'agent' | 'owner',
): Promise<void> {
  const name = agentName(row)
  const deals = 'A mandate for a deal that has begun stays as it is.'
  if (by === 'agent') {
    return tellOwner(tx, row, (listing) => ({
      title:
        act === 'end' ? `${name} no longer represents ${listing}` : `${name} no longer asks to represent ${listing}`,
      body: act === 'end' ? deals : 'There is nothing for you to do.',
    }))
  }
  return tellAgent(tx, row, (listing) => ({
    title:
      act === 'accept'
        ? `You represent ${listing} now`
        : act === 'end'
          ? `You no longer represent ${listing}`
          : `The owner of ${listing} declined your request`,
    body:
      act === 'accept'
        ? 'Requests to visit now come to you. When a deal begins, its mandate is made on the terms you agreed.'
        : act === 'end'
          ? deals
          : 'You can ask again when something has changed.',
  }))
}

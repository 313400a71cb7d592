import { actsFor } from '@properysearch/contract/kernel/state-graph'
import type { Representation, Represented } from '@properysearch/contract/representations/calls'
import { representationActs, representationGraph } from '@properysearch/contract/representations/facts'
import type { Context } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { findItems } from '../listings/index.ts'
import type { RepresentationRow } from './representations.sql.ts'

export const agentName = (row: Pick<RepresentationRow, 'agentFirstname' | 'agentLastname'>) =>
  `${row.agentFirstname} ${row.agentLastname}`

export function movedOn({ state }: Pick<RepresentationRow, 'state'>) {
  return fail('moved-on', `This is now “${representationGraph.states[state]}”. Please reload the page.`)
}

function onWire({ adapters }: Pick<Context, 'adapters'>, row: RepresentationRow, userId: number): Representation {
  const iAm = row.agentId === userId ? 'agent' : 'owner'
  const { rate, agreementShare, expiresOn, isRegistered } = row
  return {
    id: row.id,
    state: row.state,
    owner: iAm === 'agent' ? `${row.ownerFirstname} ${row.ownerLastname.slice(0, 1)}.` : null,
    agent: {
      id: row.agentId,
      name: agentName(row),
      city: row.agentCity,
      isVerified: row.agentIsVerified,
      reraNumber: row.reraNumber,
      image: row.agentPhotoKey && adapters.storage.publicUrl(row.agentPhotoKey),
    },
    hireId: row.hireId,
    words: row.words,
    terms: {
      rate,
      amount: row.amountPaise === null ? null : row.amountPaise / 100,
      agreementShare,
      expiresOn,
      isRegistered,
    },
    acts: actsFor(representationGraph, row.state, iAm).filter((act) => representationActs.some((name) => name === act)),
    askedAt: row.askedAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
  } as Representation
}

/** Each with its listing. */
export async function withListings(
  ctx: Context,
  rows: readonly RepresentationRow[],
  userId: number,
): Promise<Represented[]> {
  const ids = [...new Set(rows.map(({ propertyId }) => propertyId))]
  const items = await findItems(ctx.db, ids)
  return rows.flatMap((row) => {
    const item = items.find(({ propertydata }) => propertydata.id === row.propertyId)
    return item ? { ...item, representation: onWire(ctx, row, userId) } : []
  })
}

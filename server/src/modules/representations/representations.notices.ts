import { pathTo } from '@properysearch/contract/screens'
import type { Context } from '../../context.ts'
import { findPlainName } from '../listings/index.ts'
import { notify } from '../notifications/index.ts'
import type { RepresentationRow } from './representations.sql.ts'

type Told = Pick<RepresentationRow, 'propertyId' | 'ownerId' | 'agentId'>
type Words = (listing: string) => { title: string; body: string }

export async function tellOwner(tx: Context, row: Told, words: Words): Promise<void> {
  const listing = await findPlainName(tx.db, row.propertyId)
  const link = pathTo('agentRequests', { id: row.propertyId })
  await notify(tx, { kind: 'hires', userId: row.ownerId, ...words(listing), link })
}

export async function tellAgent(tx: Context, row: Told, words: Words): Promise<void> {
  const listing = await findPlainName(tx.db, row.propertyId)
  await notify(tx, { kind: 'hires', userId: row.agentId, ...words(listing), link: pathTo('assignedProperties') })
}

/** The screens of both look again. */
export function showRepresentation(tx: Context, { agentId, ownerId }: Told): void {
  const to = { people: [agentId, ownerId] }
  tx.db.afterCommit(() => tx.events.publish({ name: 'representation.changed', to }))
}

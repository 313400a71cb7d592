import { pathTo } from '@properysearch/contract/screens'
import type { VisitSide } from '@properysearch/contract/visits/facts'
import type { Context } from '../../context.ts'
import { findPlainName } from '../listings/index.ts'
import { notify } from '../notifications/index.ts'
import type { VisitRow } from './visits.sql.ts'

/** It names nobody: a name in somebody else's notifications could not be erased. */
export async function tellSide(
  tx: Context,
  row: VisitRow,
  side: VisitSide,
  words: (listing: string) => { title: string; body: string },
  /** Whether its mail, with a calendar file, is written elsewhere. */
  { hasOwnMail = false } = {},
): Promise<void> {
  const listing = await findPlainName(tx.db, row.propertyId)
  const userId = side === 'host' ? row.hostId : row.visitorId
  const show = side === 'host' ? 'requests' : 'mine'
  const link = `${pathTo('propertyVisitors')}?show=${show}` as const
  await notify(tx, { kind: 'visits', userId, ...words(listing), link }, { hasOwnMail })
}

/** The screens of both look again. */
export function showVisit(tx: Context, { visitorId, hostId }: Pick<VisitRow, 'visitorId' | 'hostId'>): void {
  const to = { people: [visitorId, hostId] }
  tx.db.afterCommit(() => tx.events.publish({ name: 'visit.changed', to }))
}

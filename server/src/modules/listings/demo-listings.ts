import type { Db } from '../../platform/db/database.ts'
import { moveRow } from './states/move-listing.sql.ts'

/** A listing of the demo world is put on hold for a booking of the past; nobody is told. */
export async function holdDemoListing(db: Db, id: number, at: Date): Promise<void> {
  const isMoved = await moveRow(db, id, { act: 'hold', by: 'system', byUser: null }, at)
  if (!isMoved) throw new Error(`The demo's listing ${id} cannot be put on hold.`)
}

/** The keys of one on hold were handed over. */
export async function letDemoListing(db: Db, id: number, at: Date): Promise<void> {
  const isMoved = await moveRow(db, id, { act: 'let', by: 'system', byUser: null }, at)
  if (!isMoved) throw new Error(`The demo's listing ${id} cannot be let.`)
}

import type { Db } from '../../platform/db/database.ts'
import { findStanding } from '../listings/index.ts'
import { insertUnlock } from './contacts.sql.ts'
import { logContact } from './log-contact.ts'

/** A contact that was unlocked in the past, for the demo world; nobody is told. Answers its id. */
export async function insertDemoUnlock(db: Db, unlock: Parameters<typeof insertUnlock>[1]): Promise<number> {
  const { propertyId, userId, now } = unlock
  const id = await insertUnlock(db, unlock)
  const property = await findStanding(db, propertyId)
  if (id === undefined || !property) throw new Error(`The demo cannot unlock the contact of ${propertyId}.`)
  await logContact({ db, now }, { id, propertyId, userId, ownerId: property.ownerId }, 'given')
  return id
}

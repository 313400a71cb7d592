import type { Db } from '../../platform/db/database.ts'
import { unpackModel } from './model/keeping.ts'
import type { Learned } from './model/train.ts'
import { type ModelRow, readModel } from './models.sql.ts'

/** A model never changes under its key, so whichever database it came from, it may stay. Two kinds of deals, old and new. */
const most = 4
const kept = new Map<string, Promise<Learned>>()

/** The model of a row, read once. */
export function modelOf(db: Db, { id, key }: ModelRow): Promise<Learned> {
  const known = kept.get(key)
  if (known) return known
  const read = readModel(db, id).then(unpackModel)
  kept.set(key, read)
  read.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > most && oldest) kept.delete(oldest)
  return read
}

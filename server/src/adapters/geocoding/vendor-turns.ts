import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

interface Pace {
  everyMs: number
  /** A longer wait nobody takes. */
  longestWaitMs: number
}

/**
 * Turns with a vendor that counts the requests of all our processes together. The database holds when the next one
 * begins; its clock, because the clocks of machines differ. False when the line is too long.
 */
export function vendorTurns(db: Db, vendor: string, { everyMs, longestWaitMs }: Pace): () => Promise<boolean> {
  const ms = (length: number) => sql`${length}::float8 * interval '1 millisecond'`
  return async () => {
    const turn = await db.maybe<{ waitMs: number }>(sql`
      insert into vendor_turns as turn (vendor, free_at) values (${vendor}, clock_timestamp() + ${ms(everyMs)})
      on conflict (vendor) do update
        set free_at = greatest(turn.free_at, clock_timestamp()) + ${ms(everyMs)}
        where turn.free_at <= clock_timestamp() + ${ms(longestWaitMs)}
      returning extract(epoch from free_at - ${ms(everyMs)} - clock_timestamp())::float8 * 1000 as wait_ms`)
    if (!turn) return false
    if (turn.waitMs > 0) await pause(Math.ceil(turn.waitMs), undefined, { ref: false })
    return true
  }
}

import type { ScreenLink } from '@properysearch/contract/screens'
import type { Db } from '../../platform/db/database.ts'

/** Work that waits for a decision; each module that has some gives its own. */
export interface Queue {
  key: string
  label: string
  link: ScreenLink
  count(db: Db, now: Date): Promise<number>
}

import { trainModels } from '@properysearch/server/src/modules/estimates/index.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'

/** Its first models, as the job of each night would learn them. */
export function makeEstimates(db: Db, now: Date): Promise<void> {
  return trainModels({ db, now })
}

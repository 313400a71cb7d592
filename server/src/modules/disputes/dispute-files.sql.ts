import { sql } from '../../platform/db/sql.ts'
import { handedInFiles } from '../files/index.ts'

export const disputeFiles = handedInFiles({ table: sql`dispute_files`, of: sql`dispute_id`, folder: 'disputes' })

import { sql } from '../../platform/db/sql.ts'
import { handedInFiles } from '../files/index.ts'

export const hireFiles = handedInFiles({
  table: sql`hire_dispute_files`,
  of: sql`hire_id`,
  folder: 'hire-disputes',
})

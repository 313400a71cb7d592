import type { ScreenLink } from '@properysearch/contract/screens'
import type { Db } from '../../platform/db/database.ts'

/** Work that waits for a decision; each module that has some gives its own. */
export interface Queue {
  key: string
  label: string
  link: ScreenLink
  count(db: Db): Promise<number>
}

export const pageSize = 20

export function pageAt(page: number): { limit: number; offset: number } {
  return { limit: pageSize, offset: (page - 1) * pageSize }
}

/** as…@example.in: enough to recognise somebody by. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 2)}…@${host}`
}

export function maskMobile(mobile: string): string {
  return `******${mobile.slice(-4)}`
}

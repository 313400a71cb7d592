import type { DataExport } from './data-exports.sql.ts'

const hours = 60 * 60 * 1000

export const maxExportsPerDay = 5
/** A copy is kept for a week. */
export const exportLifeMs = 7 * 24 * hours
/** After a day of failing to prepare a copy we give up, so that the person can ask again. */
export const giveUpAfterMs = 24 * hours

/** As the person sees it: past its time it is expired, whether or not the clean-up has come by. */
export function shownExport(dataExport: DataExport, now: Date) {
  return {
    id: dataExport.id,
    state: dataExport.expiresAt <= now ? ('expired' as const) : dataExport.state,
    requestedAt: dataExport.requestedAt.toISOString(),
    expiresAt: dataExport.expiresAt.toISOString(),
    sizeBytes: dataExport.sizeBytes,
  }
}

import { pathTo } from '@properysearch/contract/screens'
import type { Db } from '../../platform/db/database.ts'
import { deadlinesOfDeals } from '../bookings/index.ts'
import type { Deadline } from '../dashboard/index.ts'
import { findRepresented } from './mandates.sql.ts'

/** What has a day for those whom an agent represents, in the deals in which they do. */
export async function deadlinesOfClients(db: Db, agentId: number, now: Date): Promise<Deadline[]> {
  const mandates = await findRepresented(db, agentId)
  const clients = [...new Set(mandates.map(({ clientId }) => clientId))]
  const found = await Promise.all(
    clients.map(async (clientId) => ({ clientId, all: await deadlinesOfDeals(db, clientId, now) })),
  )
  return mandates.flatMap(({ id, bookingId, clientId, clientFirstname }) =>
    (found.find((one) => one.clientId === clientId)?.all ?? [])
      .filter((deadline) => deadline.bookingId === bookingId)
      .map(({ key, label, dueOn }) => ({
        key: `mandate-${id}-${key}`,
        label: `For ${clientFirstname}: ${label}`,
        link: pathTo('dealOfAgent', { id }),
        dueOn,
      })),
  )
}

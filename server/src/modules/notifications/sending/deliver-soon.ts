import type { Db } from '../../../platform/db/database.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log.ts'
import type { EventBus } from '../../../platform/realtime/event-bus.ts'
import { deliverJob } from './deliver.ts'

const withinMs = 300

/**
 * Has news sent out within a second, without a job in the transaction that tells it: that would cost every bid and every
 * payment a row. Should this be missed, the job comes by itself every minute.
 */
export function deliverSoon({ events, db, log }: { events: EventBus; db: Db; log: Log }): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let working = Promise.resolve()
  const ask = () => {
    timer = undefined
    working = enqueue(db, deliverJob, {}, { key: deliverJob.name }).catch((err: Error) =>
      log.warn({ err }, 'news goes out a little later'),
    )
  }
  const unsubscribe = events.subscribe(({ name }) => {
    if (name === 'notification.created') timer ??= setTimeout(ask, withinMs)
  })
  return {
    stop: async () => {
      unsubscribe()
      clearTimeout(timer)
      await working
    },
  }
}

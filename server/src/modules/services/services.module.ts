import type { Module } from '../../module.ts'
import { servicesHandlers } from './services.handlers.ts'
import { deleteServicesOf, findService, findServicesForCopy } from './services.sql.ts'

export const servicesModule: Module = {
  name: 'services',
  handlers: () => ({ services: servicesHandlers }),
  findService: async (db, id) => {
    const row = await findService(db, id)
    return row && { ...row, scope: row.delivers }
  },
  dataCopy: { services: (ctx, userId) => findServicesForCopy(ctx.db, userId) },
  erasers: [
    { goes: 'The services you offered for a fixed fee', erase: (tx, { userId }) => deleteServicesOf(tx.db, userId) },
  ],
}

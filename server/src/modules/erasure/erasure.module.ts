import type { Module } from '../../module.ts'
import { erasureHandlers } from './erasure.handlers.ts'

export const erasureModule: Module = {
  name: 'erasure',
  handlers: ({ erasers }) => ({ erasure: erasureHandlers({ erasers }) }),
}

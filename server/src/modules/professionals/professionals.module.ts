import type { Module } from '../../module.ts'
import { professionalsHandlers } from './professionals.handlers.ts'

export const professionalsModule: Module = {
  name: 'professionals',
  handlers: () => ({ professionals: professionalsHandlers }),
}

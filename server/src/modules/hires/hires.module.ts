import type { Module } from '../../module.ts'
import { hirePurposes } from './hire-purposes.ts'
import { hiresHandlers } from './hires.handlers.ts'

export const hiresModule: Module = {
  name: 'hires',
  handlers: ({ purposes, findService }) => ({ hires: hiresHandlers({ purposes, findService }) }),
  purposes: hirePurposes,
}

import type { Module } from '../../module.ts'
import { placesHandlers } from './places.handlers.ts'

export const placesModule: Module = { name: 'places', handlers: () => ({ places: placesHandlers }) }

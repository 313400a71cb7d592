import { z } from 'zod'
import { stopWith } from '../kernel/stop-with.ts'

/** A time that is proposed for a meeting or a visit. */
export const slot = z
  .string({ error: 'Choose a time' })
  .max(40, stopWith('Choose a time'))
  .pipe(z.iso.datetime({ error: 'Choose a time' }))

export const slotsUpTo = (most: number) =>
  z.array(slot, { error: 'Choose a time' }).min(1, 'Choose a time').max(most, `At most ${most} times`)

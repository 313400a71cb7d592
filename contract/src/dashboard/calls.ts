import { z } from 'zod'
import { data, describe } from '../kernel/endpoint.ts'
import { id } from '../kernel/page.ts'
import { paths } from '../paths.ts'

export const dashboard = describe(paths.dashboard, {
  getDashboard: {
    access: 'signed-in',
    summary: 'The figures on my dashboard',
    input: z.object({ id }),
    reply: data(
      z.object({
        /** Only figures that are computed; each links to the screen behind it, when there is one. */
        figures: z.array(
          z.object({ key: z.string(), label: z.string(), value: z.number(), link: z.string().nullable() }),
        ),
        /** What is still to be done to make full use of the account. */
        todo: z.array(
          z.object({
            key: z.string(),
            label: z.string(),
            link: z.string(),
            /** The day by which it has to be done, where there is one; those come first, the earliest on top. */
            dueOn: z.iso.date().optional(),
          }),
        ),
      }),
    ),
    errors: ['not-found'],
  },
})

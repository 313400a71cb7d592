import { z } from 'zod'
import { givesFile, moved, takesFile, words } from '../disputes/handing-in.ts'
import { data, describe } from '../kernel/endpoint.ts'
import { id } from '../kernel/page.ts'
import { paths } from '../paths.ts'
import { hire, hireDisputeFile } from './calls.ts'

// What client and professional do when one of them disputes the fee.

export const hireDisputes = describe(paths.hires, {
  dispute: {
    access: 'signed-in',
    summary: 'Raise a dispute over a hire of mine: its fee is frozen until the back office decides',
    input: z.object({ id, reason: words('Say what is wrong, in a sentence or two') }),
    reply: data(hire),
    errors: moved,
  },
  answerDispute: {
    access: 'signed-in',
    summary: 'Answer a dispute that the other side raised',
    input: z.object({ id, answer: words('Say how you see it, in a sentence or two') }),
    reply: data(hire),
    errors: moved,
  },
  addDisputeFile: {
    access: 'signed-in',
    summary:
      'Add a private file (PDF, JPEG or PNG) to an open dispute over a hire of mine; the other side and the back office can read it',
    ...takesFile(hireDisputeFile),
  },
  downloadDisputeFile: {
    access: 'signed-in',
    summary: 'Download a file of a dispute over a hire of mine',
    ...givesFile,
  },
})

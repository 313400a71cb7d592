import { z } from 'zod'
import { decisionReason } from '../backoffice/decision.ts'
import { describe, done } from '../kernel/endpoint.ts'
import { keysOf } from '../kernel/keys-of.ts'
import { id, page, pageOf } from '../kernel/page.ts'
import { paths } from '../paths.ts'
import { conversationKinds, messageReportReasons } from './facts.ts'

const moment = z.iso.datetime()
const person = z.object({ id: z.number(), name: z.string() })

/** What somebody reported, with the messages that they chose and no others. */
const report = z.object({
  id: z.number(),
  kind: z.enum(conversationKinds),
  title: z.string(),
  reason: z.enum(keysOf(messageReportReasons)),
  note: z.string(),
  reporter: person,
  /** Who else wrote what is shown. */
  about: z.array(person),
  messages: z.array(
    z.object({ seq: z.number(), senderId: z.number(), name: z.string(), text: z.string(), sentAt: moment }),
  ),
  reportedAt: moment,
})
export type MessageReport = z.output<typeof report>

export const conversationDecisions = describe(paths.conversations, {
  listReports: {
    access: 'admin',
    summary: 'Reported conversations, the longest waiting first, with the messages that were shown to us',
    input: z.object({ page }),
    reply: pageOf(report),
  },
  settleReport: {
    access: 'admin',
    summary: 'Dismiss a report, or warn those who wrote what is shown; the person who reported it is told',
    input: z.object({
      reportId: id,
      decision: z.enum(['dismissed', 'warned'], { error: 'Choose what to do' }),
      reason: decisionReason,
    }),
    reply: done,
    errors: ['not-found', 'moved-on'],
  },
})

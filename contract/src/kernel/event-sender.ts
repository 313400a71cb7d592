import type { z } from 'zod'
import type { BrowserEvent, BrowserEventReply, BrowserEvents } from './browser-events.ts'
import { callFailure } from './client.ts'
import { errors } from './errors.ts'

type SentInput<Table, Name extends keyof Table> = Table[Name] extends BrowserEvent
  ? z.input<Table[Name]['input']>
  : never

/** The typed way to send browser events over any socket; what is refused fails as a call does. */
export function createSender<Table = BrowserEvents>(
  send: (name: string, input: unknown) => Promise<BrowserEventReply>,
) {
  return async <Name extends keyof Table & string>(name: Name, input: SentInput<Table, Name>): Promise<void> => {
    const reply = await send(name, input)
    if (reply.status === 0) throw callFailure(errors[reply.code].http, reply)
  }
}

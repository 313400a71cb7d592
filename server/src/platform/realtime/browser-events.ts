import type { BrowserEvent, BrowserEventReply } from '@properysearch/contract/kernel/browser-events'
import { admits, type Role } from '@properysearch/contract/roles'
import type { Server, Socket } from 'socket.io'
import type { z } from 'zod'
import { Failure, fail, invalid } from '../errors.ts'
import { parseInput } from '../http/answer.ts'
import { isUnavailable } from '../http/errors-to-replies.ts'
import { personLimits } from '../http/person-limits.ts'
import type { Log } from '../log.ts'

/** What handles each event that browsers send: a name or an input that the table does not have does not compile. */
export type BrowserEventHandlers<Ctx, Table> = {
  [Name in keyof Table]: Table[Name] extends BrowserEvent
    ? (ctx: Ctx, input: z.output<Table[Name]['input']>) => Promise<void>
    : never
}

export type BrowserEventHandler<Ctx> = (ctx: Ctx, input: unknown) => Promise<void>

export interface HandledEvent<Ctx> extends BrowserEvent {
  name: string
  handle: BrowserEventHandler<Ctx>
}

export interface SignedInContext {
  user: { id: number; sessionId: number; role: Role }
}

export interface BrowserEventParts<Ctx> {
  handled: readonly HandledEvent<Ctx>[]
  /** Null when the token is not, or no longer, valid. Asked for each event: a session may end, a role may change. */
  contextFor: (token: string) => Promise<Ctx | null>
  now: () => Date
  log: Log
}

/** Whatever they are: beyond this the line is closed. */
const mostPerLine = { max: 200, seconds: 10 }

/** Takes what browsers send, and answers as a call is answered, if an answer is asked for. */
export function takeBrowserEvents<Ctx extends SignedInContext>(
  io: Server,
  parts: BrowserEventParts<Ctx>,
): { close(): Promise<void> } {
  const byName = new Map(parts.handled.map((event) => [event.name, event]))
  const countForPerson = personLimits()
  const working = new Set<Promise<void>>()

  const take = async (socket: Socket, name: string, args: unknown[]): Promise<void> => {
    const event = byName.get(name)
    if (!event) throw fail('not-found', 'There is no such event.')
    countForPerson(name, event.limit, socket.data.personId, parts.now())
    if (args.length > 1) throw invalid({ body: 'Send one object with the event.' })
    const input = parseInput(event.input, args[0])
    const ctx = await parts.contextFor(socket.handshake.auth.token)
    if (!ctx) throw fail('signed-out')
    if (!admits(event.access, ctx.user.role)) throw fail('role-not-allowed')
    await event.handle(ctx, input)
  }

  io.on('connection', (socket) => {
    const isFlooding = lineLimit(parts.now)
    socket.onAny((name: string, ...args: unknown[]) => {
      if (isFlooding()) return socket.conn.close()
      const answer = typeof args.at(-1) === 'function' ? (args.pop() as (reply: BrowserEventReply) => void) : undefined
      const work: Promise<void> = take(socket, name, args)
        .then((): BrowserEventReply => ({ status: 1 }))
        .catch((error: Error) => refusal(error, name, parts.log))
        .then((reply) => answer?.(reply))
        .finally(() => working.delete(work))
      working.add(work)
    })
  })

  return {
    close: async () => {
      await Promise.all(working)
    },
  }
}

function lineLimit(now: () => Date): () => boolean {
  let since = 0
  let count = 0
  return () => {
    const at = now().getTime()
    if (at >= since + mostPerLine.seconds * 1000) {
      since = at
      count = 0
    }
    return ++count > mostPerLine.max
  }
}

function refusal(error: Error, name: string, log: Log): BrowserEventReply {
  if (error instanceof Failure) return error.toBody()
  const code = isUnavailable(error) ? 'unavailable' : 'internal'
  if (code === 'internal') log.error({ err: error, event: name }, 'an event from a browser failed')
  else log.warn({ err: error, event: name }, 'an event from a browser could not be handled now')
  return fail(code).toBody()
}

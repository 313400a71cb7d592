import type { Server as HttpServer, IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { Server } from 'socket.io'
import { type BrowserEventParts, type SignedInContext, takeBrowserEvents } from './browser-events.ts'
import { type DeliveryParts, deliverEvents, personRoom } from './deliver-events.ts'
import type { RealtimeEvent } from './event-bus.ts'

export interface RealtimeParts<Ctx, PersonCtx extends SignedInContext>
  extends DeliveryParts<Ctx>,
    BrowserEventParts<PersonCtx> {
  /** The sessions that an event ends, whose connections are closed once they have heard it. */
  sessionsEndedBy: (event: RealtimeEvent) => readonly number[]
  /** The address people use, when a proxy in front changes the host. */
  publicUrl?: string
}

const path = '/realtime'
const longestToken = 200

/**
 * The live channel: a browser proves itself with its token. From then on it hears the events that are for its person,
 * each under its own name, and may send those that the contract names. Web sockets alone, without long polling: a
 * connection then stays with one process, so any balancer will do.
 */
export function attachRealtime<Ctx, PersonCtx extends SignedInContext>(
  httpServer: HttpServer,
  parts: RealtimeParts<Ctx, PersonCtx>,
): { close(): Promise<void> } {
  const { events, contextFor, sessionsEndedBy } = parts
  const io = new Server(httpServer, {
    path,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 4096,
    connectTimeout: 10_000,
    allowRequest: (request, decide) => decide(null, isSameOrigin(request, parts.publicUrl)),
  })
  const connections = openConnections(httpServer)

  io.use(async (socket, next) => {
    const token: unknown = socket.handshake.auth.token
    if (typeof token !== 'string' || token === '' || token.length > longestToken) return next(new Error('signed-out'))
    // A session may end after it was read and before its connection can be found to be closed.
    const ended: number[] = []
    const stop = events.subscribe((event) => ended.push(...sessionsEndedBy(event)))
    try {
      const user = (await contextFor(token))?.user
      if (!user || ended.includes(user.sessionId)) return next(new Error('signed-out'))
      socket.data.personId = user.id
      await socket.join([personRoom(user.id), sessionRoom(user.sessionId)])
      next()
    } catch {
      next(new Error('unavailable'))
    } finally {
      stop()
    }
  })

  const delivery = deliverEvents(io, parts)
  const taking = takeBrowserEvents(io, parts)

  const stopEndings = events.subscribe((event) => {
    const ended = sessionsEndedBy(event)
    // An empty list of rooms would mean everybody.
    if (ended.length > 0) io.in(ended.map(sessionRoom)).disconnectSockets(true)
  })

  // Closing what lies below the sockets lets browsers come back by themselves: they prove themselves and look again.
  const stopGaps = events.onGap(() => {
    for (const socket of io.sockets.sockets.values()) socket.conn.close()
  })

  return {
    close: async () => {
      stopEndings()
      stopGaps()
      // Not io.close(): the HTTP server is not ours to close.
      io.engine.close()
      await delivery.close()
      await taking.close()
      await connections.end()
    },
  }
}

const sessionRoom = (id: number) => `session:${id}`

/** Browsers always say where the page that asks comes from. */
function isSameOrigin(request: IncomingMessage, publicUrl: string | undefined): boolean {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  if (publicUrl !== undefined && origin === new URL(publicUrl).origin) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

/** A peer that does not answer the goodbye must not hold up the end of the process. */
function openConnections(httpServer: HttpServer): { end(): Promise<void> } {
  const open = new Set<Duplex>()
  const remember = (request: IncomingMessage, connection: Duplex) => {
    if (!request.url?.startsWith(`${path}/`)) return
    open.add(connection)
    connection.once('close', () => open.delete(connection))
  }
  httpServer.on('upgrade', remember)
  return {
    end: async () => {
      httpServer.off('upgrade', remember)
      for (let i = 0; i < 20 && open.size > 0; i++) await pause(50)
      for (const connection of open) connection.destroy()
    },
  }
}

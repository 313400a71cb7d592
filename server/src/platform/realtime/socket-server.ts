import type { Server as HttpServer, IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { Server } from 'socket.io'
import type { EventBus } from './event-bus.ts'

export interface RealtimeParts {
  events: EventBus
  /** The person and session behind a token; null when it is not, or no longer, valid. */
  findSession: (token: string) => Promise<{ id: number; sessionId: number } | null>
  /** The address people use, when a proxy in front changes the host. */
  publicUrl?: string
}

const path = '/realtime'
const longestToken = 200

/**
 * The live channel: a browser proves itself with its token and hears, from then on, the events that concern its person,
 * each under its own name. It only listens. Web sockets alone, without long polling: a connection then stays with one
 * process, so any balancer will do.
 */
export function attachRealtime(httpServer: HttpServer, parts: RealtimeParts): { close(): Promise<void> } {
  const { events, findSession } = parts
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
    try {
      const session = await findSession(token)
      if (!session) return next(new Error('signed-out'))
      await socket.join([personRoom(session.id), sessionRoom(session.sessionId)])
      next()
    } catch {
      next(new Error('unavailable'))
    }
  })

  const unsubscribe = events.subscribe((event) => {
    const { name, ...ids } = event
    io.to(personRoom(event.userId)).emit(name, ids)
    // An empty list of rooms would mean everybody.
    if (event.name === 'session.ended' && event.sessionIds.length > 0) {
      io.in(event.sessionIds.map(sessionRoom)).disconnectSockets(true)
    }
  })

  // Closing what lies below the sockets lets browsers come back by themselves: they prove themselves and look again.
  const stopGaps = events.onGap(() => {
    for (const socket of io.sockets.sockets.values()) socket.conn.close()
  })

  return {
    close: async () => {
      unsubscribe()
      stopGaps()
      // Not io.close(): the HTTP server is not ours to close.
      io.engine.close()
      await connections.end()
    },
  }
}

const personRoom = (id: number) => `user:${id}`
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

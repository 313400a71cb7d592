import { connect } from 'node:net'
import type pg from 'pg'

const cancelRequest = 80_877_102

/**
 * Asks the server to end what this connection is running: PostgreSQL's own cancel request, over a connection of its own
 * that carries nothing else. Fire and forget: where it does not arrive, the statement ends by its time limit.
 */
export function cancelStatement(client: pg.ClientBase): void {
  // The driver knows both, its types do not.
  const { processID, secretKey, host, port } = client as pg.ClientBase & {
    processID?: number | null
    secretKey?: number | null
    host: string
    port: number
  }
  if (typeof processID !== 'number' || typeof secretKey !== 'number') return
  const message = Buffer.alloc(16)
  message.writeInt32BE(16, 0)
  message.writeInt32BE(cancelRequest, 4)
  message.writeInt32BE(processID, 8)
  message.writeInt32BE(secretKey, 12)
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
  socket.setTimeout(2000, () => socket.destroy())
  socket.on('error', () => undefined)
  socket.unref()
  socket.end(message)
}

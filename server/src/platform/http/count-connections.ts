import type { Server, Socket } from 'node:net'
import { networkOf, parseAddress } from './caller-address.ts'

/** Closes what one network opens beyond so many connections. */
export function countConnections(server: Server, mostPerAddress: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const network = networkOf(parseAddress(socket.remoteAddress ?? '') ?? '')
    const count = (open.get(network) ?? 0) + 1
    if (count > mostPerAddress) {
      socket.destroy()
      return
    }
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}

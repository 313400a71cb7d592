import type { Server, Socket } from 'node:net'

/** Closes what one network opens beyond so many connections. */
export function countConnections(server: Server, mostPerAddress: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
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

/** One line has one IPv4 address, but 2^64 of IPv6: those count as one, by their first four groups. */
export function networkOf(address: string): string {
  const ipv4 = address.match(/^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i)?.[1]
  if (ipv4) return ipv4
  const [front = '', back] = address.split('%')[0]?.split('::') ?? []
  const groups = front.split(':').filter(Boolean)
  const after = (back ?? '').split(':').filter(Boolean)
  const zeros = back === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0')
  return [...groups, ...zeros, ...after].slice(0, 4).join(':')
}

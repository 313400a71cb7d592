import { isIPv4, isIPv6 } from 'node:net'

interface IncomingCall {
  /** What the trusted proxy says, or else the socket. */
  ip: string
  raw: { socket: { remoteAddress?: string | undefined } }
}

/**
 * Where a call comes from: every limit and every record asks here. A proxy that passes on something else than an
 * address is taken for the caller itself, so that nonsense does not make a new caller each time.
 */
export function callerAddress({ ip, raw }: IncomingCall): string {
  return parseAddress(ip) ?? parseAddress(raw.socket.remoteAddress ?? '') ?? ''
}

/** What limits count as one caller: a household or an office holds a whole /64 of IPv6 addresses. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const zeros = Array<string>(8 - before.length - after.length).fill('0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}

/** In one spelling, without port, brackets and zone; null for anything that is not an address. */
export function parseAddress(text: string): string | null {
  // The longest address with its zone and port is shorter; what is read here, anybody may have written.
  if (text.length > 64) return null
  const { address, port } = text.trim().match(withPort)?.groups ?? {}
  if (Number(port ?? 0) > 65_535) return null
  const bare = address ?? text.trim().replace(/^\[(.*:.*)\]$/, '$1')
  if (isIPv4(bare)) return bare
  return isIPv6(bare) ? spelt(bare) : null
}

const withPort = /^(?:(?<address>[\d.]+)|\[(?<address>[^\]]*:[^\]]*)\]):(?<port>\d{1,5})$/

function spelt(address: string): string {
  // The zone says which of its own cables a machine means.
  const v6 = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  const [, high, low] = v6.match(/^::ffff:([0-9a-f]+):([0-9a-f]+)$/) ?? []
  if (high === undefined || low === undefined) return v6
  const bytes = [high, low].map((group) => Number.parseInt(group, 16)).flatMap((group) => [group >> 8, group & 255])
  return bytes.join('.')
}

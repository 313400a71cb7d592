import { isIPv6 } from 'node:net'

/**
 * What stands for one line in counts. An IPv6 line has more addresses than anybody could count, so its first 56 bits
 * stand for it: that is what a household is given, or what some hundred phones share.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  const mapped = plain.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)
  if (mapped) return mapped[1] as string
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split('::')
  const groupsOf = (text: string) => text.split(':').filter(Boolean)
  const missing = 8 - groupsOf(head).length - groupsOf(tail).length
  const groups = [...groupsOf(head), ...Array<string>(missing).fill('0'), ...groupsOf(tail)]
  const bits = groups.slice(0, 4).map((group) => group.padStart(4, '0').toLowerCase())
  return `${bits.join('').slice(0, 14)}/56`
}

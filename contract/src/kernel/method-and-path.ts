import type { Method } from './endpoint.ts'

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE']

/**
 * How a call travels: `methods` are those the server takes, `method` is the one that our own clients send. The
 * specification leaves the method of a few calls open (`ANY`).
 */
export function wayOf(methodAndPath: string): { method: Method; methods: readonly Method[]; path: string } {
  const [named = '', path = ''] = methodAndPath.split(' ')
  if (named === 'ANY') return { method: 'POST', methods, path }
  return { method: named as Method, methods: [named as Method], path }
}

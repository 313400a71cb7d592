import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type HostileRequest, wireOf } from './hostile-requests.ts'

export interface Siege {
  /** How often the dear requests were answered how. */
  answers: Record<number, number>
  ordinary: { requests: number; failed: number; medianMs: number; p99Ms: number; worstMs: number }
}

/** What people do all day. */
const ordinary = [
  '/',
  '/api/places/cities',
  '/api/search/suggest?text=bane',
  '/api/search/clusters?type=buy&box=73.70,18.40,74.05,18.70&zoom=11',
  '/api/search/facets?type=buy&text=pune&bhk=2',
  '/api/property/nearbyuser/18.55,73.85',
  '/PropertyListHome?type=buy&subCategory=flats&text=Baner',
]

/** Some connections, each from an address of its own, send nothing but dear requests; one client goes about its day. */
export async function besiege(
  address: string,
  dear: readonly HostileRequest[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Siege> {
  const until = performance.now() + seconds * 1000
  const answers: Record<number, number> = {}
  const attack = async (i: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.0.1.${i + 1}` })
    for (let turn = i; performance.now() < until; turn++) {
      const status = await send(address, agent, wireOf(dear[turn % dear.length] as HostileRequest))
      answers[status] = (answers[status] ?? 0) + 1
    }
    agent.destroy()
  }
  const times: number[] = []
  let failed = 0
  const live = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: '127.0.2.1' })
    for (let turn = 0; performance.now() < until; turn++) {
      const before = performance.now()
      const status = await send(address, agent, { method: 'GET', url: ordinary[turn % ordinary.length] as string })
      times.push(performance.now() - before)
      if (status >= 400) failed += 1
    }
    agent.destroy()
  }
  await Promise.all([...Array.from({ length: connections }, (_, i) => attack(i)), live()])
  times.sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0)
  return {
    answers,
    ordinary: { requests: times.length, failed, medianMs: at(0.5), p99Ms: at(0.99), worstMs: at(1) },
  }
}

function send(address: string, agent: Agent, { method, url, payload }: ReturnType<typeof wireOf>): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const body = payload && JSON.stringify(payload)
  const headers = body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {}
  const asked = request(address + url, { method, agent, headers }, async (reply) => {
    await buffer(reply)
    resolve(reply.statusCode ?? 0)
  })
  asked.on('error', reject).end(body)
  return promise
}

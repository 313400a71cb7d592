import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { insertProperties } from '../../server/src/modules/listings/index.ts'
import type { Database } from '../../server/src/platform/db/database.ts'
import { sql } from '../../server/src/platform/db/sql.ts'
import { createPeople } from '../../server/test/mortal-server.ts'
import { exampleProperty } from '../../server/test/property-factory.ts'

interface Delivery {
  sentAt: number
  heardAt: number
}

/** A browser with one conversation open. */
export interface Talker {
  connected(): Promise<void>
  /** Until it is taken, whatever becomes of the server. */
  send(text: string): Promise<void>
  /** Resolves when what the other sent has all arrived. */
  heardAll(): Promise<void>
  sent: number
  deliveries(): Delivery[]
  /** What is missing, came twice or came in another order. */
  problems(): string[]
}

interface Shared {
  /** By the text, when it was sent. */
  sentAt: Map<string, number>
  /** By the conversation. */
  counts: Map<number, number>
}

/** In pairs: each with an open conversation, and one of the pair at each address. */
export async function createTalkers(
  db: Database,
  pairs: number,
  [first, second]: readonly [string, string],
): Promise<Talker[]> {
  const tokens = await createPeople(db, pairs * 2, 9_700_000_000)
  const { from } = await db.one<{ from: number }>(sql`select max(id) - ${pairs * 2 - 1} as from from users`)
  const place = await db.one<{ cityId: number; localityId: number }>(
    sql`select city_id, id as locality_id from localities where name = 'Baner'`,
  )
  await insertProperties(
    db,
    Array.from({ length: pairs }, (_, n) => exampleProperty({ ...place, ownerId: from + n * 2, now: new Date() })),
  )
  const ids = await db.many<{ id: number }>(sql`
    with made as (
      insert into conversations (kind, state, property_id, asker_id, created_at)
      select 'listing', 'open', id, owner_id + 1, now() from properties where owner_id >= ${from} order by owner_id
      returning id, property_id, asker_id),
    members as (
      insert into conversation_members (conversation_id, user_id, joined_at)
      select id, one.user_id, now() from made m
      cross join lateral (values (m.asker_id), (m.asker_id - 1)) as one (user_id))
    select id from made order by asker_id`)
  const shared: Shared = { sentAt: new Map(), counts: new Map() }
  return tokens.map((token, n) =>
    openTalker(shared, {
      token,
      conversationId: ids[Math.floor(n / 2)]?.id ?? 0,
      address: n % 2 === 0 ? first : second,
      network: `10.7.${n >> 8}.${n & 255}`,
    }),
  )
}

interface TalkerOptions {
  token: string
  conversationId: number
  address: string
  network: string
}

interface Read {
  seq: number
  isMine: boolean
  text: string | null
}

function openTalker({ sentAt, counts }: Shared, { token, conversationId, address, network }: TalkerOptions): Talker {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'x-forwarded-for': network,
  }
  const path = `${address}/api/messenger/${conversationId}/messages`
  const read: Read[] = []
  const heardAt = new Map<string, number>()
  let mine: string[] = []
  let lastSeq = 0
  let reading: Promise<void> | null = null
  let isOld = false

  const readNew = async (): Promise<void> => {
    for (;;) {
      const response = await fetch(`${path}?after=${lastSeq}`, { headers })
      if (!response.ok) throw new Error(`Reading answered ${response.status}.`)
      const { data } = (await response.json()) as { data: Read[] }
      const now = performance.now()
      for (const message of data) {
        read.push(message)
        lastSeq = Math.max(lastSeq, message.seq)
        if (!message.isMine && message.text) heardAt.set(message.text, now)
      }
      if (data.length === 0) return
    }
  }
  /** One reading at a time; what is said meanwhile causes another. A server that is away is asked again when it is back. */
  const look = () => {
    isOld = true
    reading ??= (async () => {
      while (isOld) {
        isOld = false
        await readNew().catch(() => undefined)
      }
      reading = null
    })()
  }

  const socket: Socket = io(address, {
    path: '/realtime',
    transports: ['websocket'],
    auth: { token },
    extraHeaders: { 'x-forwarded-for': network },
    reconnectionDelay: 100,
    reconnectionDelayMax: 1000,
    forceNew: true,
  })
  socket.on('connect', look)
  socket.on('message.sent', look)

  const talker: Talker = {
    sent: 0,
    connected: () =>
      socket.connected ? Promise.resolve() : new Promise((done) => socket.once('connect', () => done())),
    send: async (text) => {
      talker.sent++
      mine = [...mine, text]
      sentAt.set(text, performance.now())
      counts.set(conversationId, (counts.get(conversationId) ?? 0) + 1)
      const body = JSON.stringify({ clientId: randomUUID(), text })
      for (;;) {
        const response = await fetch(path, { method: 'POST', headers, body }).catch(() => null)
        if (response?.ok) return
        if (response && response.status < 500 && response.status !== 429) {
          throw new Error(`Sending answered ${response.status}: ${await response.text()}`)
        }
        await pause(200)
      }
    },
    heardAll: async () => {
      // Nothing but events and new connections makes it read.
      for (const until = performance.now() + 30_000; performance.now() < until; await pause(100)) {
        if (read.length >= (counts.get(conversationId) ?? 0)) break
      }
      socket.disconnect()
      await reading
    },
    deliveries: () => [...heardAt].map(([text, at]) => ({ sentAt: sentAt.get(text) ?? at, heardAt: at })),
    problems: () => {
      const seqs = read.map(({ seq }) => seq)
      const isInOrder = seqs.every((seq, n) => seq === n + 1)
      const ownTexts = read.filter(({ isMine }) => isMine).map(({ text }) => text)
      const missing = mine.filter((text) => !ownTexts.includes(text))
      return [
        ...(isInOrder ? [] : [`conversation ${conversationId} was read as ${seqs.slice(0, 40).join(' ')}`]),
        ...(ownTexts.length === new Set(ownTexts).size ? [] : [`conversation ${conversationId} has a message twice`]),
        ...(read.length === (counts.get(conversationId) ?? 0) ? [] : [`conversation ${conversationId} lacks messages`]),
        ...missing.map((text) => `conversation ${conversationId} lacks ${text}`),
      ]
    },
  }
  return talker
}

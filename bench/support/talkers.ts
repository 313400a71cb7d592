import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { io } from 'socket.io-client'
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
  /** Into its outbox, which is sent in order. */
  send(text: string): void
  sentAll(): Promise<void>
  /** Resolves when what the other sent has all arrived, or when it should have long ago. */
  heardAll(): Promise<void>
  sent: number
  deliveries(): Delivery[]
  /** What is missing, came twice or came in another order. */
  problems(): string[]
}

/** From the last message on: longer than a process takes to come back on a busy machine. What is missing then is lost. */
const patienceMs = 180_000

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
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-forwarded-for': network }
  const path = `${address}/api/messenger/${conversationId}/messages`
  const read: Read[] = []
  const heardAt = new Map<string, number>()
  const mine: string[] = []
  const refusals = new Set<string>()
  const isComplete = () => read.length >= (counts.get(conversationId) ?? 0)

  const readNew = async (): Promise<void> => {
    for (let isMore = true; isMore; ) {
      const response = await fetch(`${path}?after=${read.at(-1)?.seq ?? 0}`, { headers })
      if (!response.ok) throw new Error(`Reading was answered with ${response.status}.`)
      const { data, lastSeq } = (await response.json()) as { data: Read[]; lastSeq: number }
      const now = performance.now()
      read.push(...data)
      for (const { isMine, text } of data) if (!isMine && text) heardAt.set(text, now)
      isMore = (read.at(-1)?.seq ?? 0) < lastSeq
    }
  }
  let reading: Promise<void> | null = null
  let isOld = false
  /** One reading at a time; what is said meanwhile causes another. A server that is away is asked again when it is back. */
  const look = () => {
    isOld = true
    reading ??= (async () => {
      while (isOld) {
        isOld = false
        await readNew().catch((error: Error) => refusals.add(error.message))
      }
      reading = null
    })()
  }

  const socket = io(address, {
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
  socket.on('connect_error', ({ message }) => {
    // A line that could not be opened is tried again by itself; one that was turned away is not.
    if (socket.active) return
    refusals.add(`The line was turned away: ${message}.`)
    setTimeout(() => socket.connect(), 1000)
  })

  const deliver = async (body: string): Promise<void> => {
    for (const until = performance.now() + patienceMs; performance.now() < until; await pause(200)) {
      const response = await fetch(path, { method: 'POST', headers, body }).catch(() => null)
      // What is not read keeps its connection busy.
      await response?.arrayBuffer().catch(() => undefined)
      if (response?.ok) return
      if (response) refusals.add(`Sending was answered with ${response.status}.`)
    }
  }
  let outbox: Promise<void> = Promise.resolve()

  const talker: Talker = {
    sent: 0,
    connected: async () => {
      for (const until = performance.now() + patienceMs; !socket.connected; await pause(50)) {
        if (performance.now() > until) throw new Error(`A line could not be opened. ${[...refusals].join(' ')}`)
      }
    },
    send: (text) => {
      talker.sent++
      mine.push(text)
      sentAt.set(text, performance.now())
      counts.set(conversationId, (counts.get(conversationId) ?? 0) + 1)
      const body = JSON.stringify({ clientId: randomUUID(), text })
      outbox = outbox.then(() => deliver(body))
    },
    sentAll: () => outbox,
    heardAll: async () => {
      // Nothing but events and new connections makes it read.
      for (const until = performance.now() + patienceMs; !isComplete() && performance.now() < until; ) await pause(100)
      socket.disconnect()
      await reading
    },
    deliveries: () => [...heardAt].map(([text, at]) => ({ sentAt: sentAt.get(text) ?? at, heardAt: at })),
    problems: () => {
      const seqs = read.map(({ seq }) => seq)
      const own = read.filter(({ isMine }) => isMine).map(({ text }) => text)
      const found = [
        ...(seqs.every((seq, n) => seq === n + 1) ? [] : [`was read as ${seqs.slice(0, 40).join(' ')}`]),
        ...(new Set(own).size === own.length ? [] : ['has a message twice']),
        ...(isComplete() ? [] : [`lacks messages: ${read.length} of ${counts.get(conversationId)}`]),
        ...(own.join() === mine.join() ? [] : ['has what one of the two wrote in another order, or not at all']),
      ]
      return found.map((problem) => `Conversation ${conversationId} ${problem}. ${[...refusals].join(' ')}`)
    },
  }
  return talker
}

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Person, World } from './people.ts'

/** What the product has confirmed: it must be there after whatever happens. */
export interface Confirmed {
  registrations: string[]
  drafts: number[]
  favourites: [userId: number, propertyId: number][]
  paidOrders: number[]
}

export interface Answer {
  path: string
  status: number
  ms: number
  hasRetryAfter: boolean
}

const json = { 'content-type': 'application/json' }

/** Writes and reads by the user's door, several at once, until told to stop. */
export class Load {
  readonly confirmed: Confirmed = { registrations: [], drafts: [], favourites: [], paidOrders: [] }
  answers: Answer[] = []
  /** Calls that got no answer at all: the process was not there. */
  refused = 0
  private calls = 0
  private isOver = false
  private readonly loops: Promise<void>[]
  private readonly address: string
  private readonly world: World

  constructor(address: string, world: World) {
    this.address = address
    this.world = world
    const kinds = [this.register, this.draft, this.mark, this.mark, this.order, this.order, this.read, this.read]
    this.loops = kinds.map((kind) => this.repeat(kind))
  }

  async stop(): Promise<Confirmed> {
    this.isOver = true
    await Promise.all(this.loops)
    return this.confirmed
  }

  get writes(): number {
    const { registrations, drafts, favourites, paidOrders } = this.confirmed
    return registrations.length + drafts.length + favourites.length + paidOrders.length
  }

  private async repeat(kind: () => Promise<void>): Promise<void> {
    while (!this.isOver) {
      await kind.call(this)
      await pause(20)
    }
  }

  private async register(): Promise<void> {
    const n = ++this.calls
    const reply = await this.call('POST', '/api/auths/register', null, {
      firstname: 'Meera',
      lastname: 'Joshi',
      email: `meera${n}@example.in`,
      mobile: String(9_100_000_000 + n),
      password: 'a tall banyan',
      role: 'user',
      city: 'Pune',
      consent: true,
    })
    if (reply?.data?.registrationId) this.confirmed.registrations.push(String(reply.data.registrationId))
    await pause(200)
  }

  private async draft(): Promise<void> {
    const reply = await this.call('POST', '/api/listings', this.person(), { listedIn: 'sell', subcategory: 'Flats' })
    if (reply?.data?.id) this.confirmed.drafts.push(Number(reply.data.id))
    await pause(100)
  }

  private async mark(): Promise<void> {
    const person = this.person()
    const propertyId = this.world.propertyIds[this.calls % this.world.propertyIds.length] as number
    const reply = await this.call('POST', '/api/property/markasfavourite', person, {
      userid: person.id,
      propertyid: [propertyId],
    })
    if (reply) this.confirmed.favourites.push([person.id, propertyId])
  }

  private async order(): Promise<void> {
    const person = this.person()
    const ordered = await this.call('POST', '/api/orders', person, {
      purpose: 'property-analysis',
      subjectId: 100_000 + ++this.calls,
      key: randomUUID(),
    })
    if (!ordered?.data?.checkoutUrl) return
    await this.pay(String(ordered.data.checkoutUrl))
    const id = Number(ordered.data.id)
    const back = await this.call('GET', `/api/propertyanalysis/getCallBack?order_id=${id}`, person)
    if (back?.data?.state === 'paid') this.confirmed.paidOrders.push(id)
  }

  private async pay(checkoutUrl: string): Promise<void> {
    await this.send(checkoutUrl, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ outcome: 'pay', method: 'upi' }),
    })
  }

  private async read(): Promise<void> {
    const id = this.world.propertyIds[++this.calls % this.world.propertyIds.length]
    for (const path of [`/api/property/${id}`, '/', `/PropertyListHome?page=${this.calls % 7}`, '/healthz']) {
      if (!this.isOver) await this.send(path, {})
    }
  }

  private person(): Person {
    return this.world.people[++this.calls % this.world.people.length] as Person
  }

  private async call(method: string, path: string, person: Person | null, body?: object): Promise<Reply | undefined> {
    const headers = { ...json, ...(person ? { authorization: `Bearer ${person.token}` } : {}) }
    const text = await this.send(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    return text === undefined ? undefined : JSON.parse(text)
  }

  /** The body of a good answer. Each call comes from another network address. */
  private async send(path: string, init: RequestInit): Promise<string | undefined> {
    const n = ++this.calls
    const headers = { ...init.headers, 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` }
    const begun = performance.now()
    try {
      const reply = await fetch(this.address + path, { ...init, headers, signal: AbortSignal.timeout(60_000) })
      const text = await reply.text()
      const hasRetryAfter = reply.headers.has('retry-after')
      this.answers.push({ path, status: reply.status, ms: performance.now() - begun, hasRetryAfter })
      return reply.ok ? text : undefined
    } catch (error) {
      if ((error as Error).name === 'TimeoutError')
        this.answers.push({ path, status: 0, ms: 60_000, hasRetryAfter: false })
      else this.refused++
      await pause(50)
      return undefined
    }
  }
}

interface Reply {
  data?: Record<string, unknown>
}

import type { Db } from '../../platform/db/database.ts'
import { expiryFrom, mostOpenBids } from './bids.rules.ts'
import { findBid, insertBid, insertOffer, moveBid, setAgreed, setCounter, setOffer } from './bids.sql.ts'

export { setMode } from './bids.sql.ts'

interface Offered {
  amountPaise: number
  note?: string
  at: Date
}
type DemoStep =
  | (Offered & { act: 'revise' | 'counter' })
  | { act: 'accept' | 'accept-counter' | 'reject' | 'withdraw' | 'expire'; at: Date }

export interface DemoBid {
  propertyId: number
  buyerId: number
  /** What it began with, and each act that followed. */
  steps: readonly [Offered & { act: 'place' }, ...DemoStep[]]
}

/** A bid of the past, for the demo world: it moved along its graph like everybody's; nobody is told. */
export async function insertDemoBid(db: Db, { propertyId, buyerId, steps }: DemoBid): Promise<void> {
  const [first, ...others] = steps
  const made = await insertBid(db, { ...offerOf(first), propertyId, buyerId, most: mostOpenBids })
  if (!made) throw new Error(`The demo's person ${buyerId} bids twice for listing ${propertyId}.`)
  for (const step of others) await take(db, made.id, step)
}

function offerOf({ amountPaise, note, at }: Offered) {
  return { amountPaise, note: note ?? null, now: at, expiresAt: expiryFrom(at) }
}

async function take(db: Db, id: number, step: DemoStep): Promise<void> {
  const bid = await findBid(db, id)
  const { act, at } = step
  const isOwners = act === 'counter' || act === 'accept' || act === 'reject'
  const by = act === 'expire' ? 'timer' : isOwners ? 'owner' : 'buyer'
  const byUser = act === 'expire' ? null : isOwners ? bid.ownerId : bid.buyerId
  const isMoved = await moveBid(db, { id, act, by, byUser, ...written() }, at)
  if (!isMoved) throw new Error(`The demo's bid ${id} cannot ${act} while it is ${bid.state}.`)
  if ('amountPaise' in step) await insertOffer(db, id, isOwners, offerOf(step))

  function written() {
    if (step.act === 'counter') return { set: setCounter(offerOf(step)) }
    if ('amountPaise' in step) return { set: setOffer(offerOf(step)) }
    if (step.act === 'accept') return { set: setAgreed(bid.amountPaise, expiryFrom(at)) }
    if (step.act === 'accept-counter') return { set: setAgreed(bid.counterPaise ?? 0, expiryFrom(at)) }
    return {}
  }
}

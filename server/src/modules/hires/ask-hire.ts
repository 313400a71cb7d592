import { inForceOn } from '@properysearch/contract/bookings/law'
import type { HireKind } from '@properysearch/contract/hires/facts'
import { hireRules } from '@properysearch/contract/hires/law'
import { gstOn } from '@properysearch/contract/releases/payout'
import { type CallContext, type Context, inTransaction, signedIn } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import type { Db } from '../../platform/db/database.ts'
import { fail, invalid } from '../../platform/errors.ts'
import { findUser } from '../accounts/index.ts'
import { findDealOf } from '../bookings/index.ts'
import { findStanding } from '../listings/index.ts'
import { announceHire } from './hires.notices.ts'
import { findHireOfKey, type HireDetails, type HireRow, insertHire } from './hires.sql.ts'
import { lockHire, step } from './lock-hire.ts'
import { findTaxProfile } from './tax-profiles.sql.ts'

/** A service that a professional offers at a fee of its own; the module that keeps them hands this in. */
export interface StandingService {
  id: number
  professionalId: number
  title: string
  /** What is delivered. */
  scope: string
  feePaise: number
  days: number
}
export type FindService = (db: Db, id: number) => Promise<StandingService | undefined>

export interface AskedHire {
  professionalId: number
  propertyId?: number | undefined
  bookingId?: number | undefined
  purpose?: string | undefined
  address?: string | undefined
  bank?: string | undefined
  title: string
  scope: string
  key: string
}

/** The same press twice is one hire. */
export async function askHire(ctx: CallContext, asked: AskedHire): Promise<HireRow> {
  const { id: clientId } = signedIn(ctx)
  return inTransaction(ctx, (tx) => insert(tx, clientId, asked, null))
}

/** Quoted at once, by what the professional has said beforehand; until they say how they are taxed, they quote it. */
export async function askForService(
  ctx: CallContext,
  findService: FindService,
  asked: Omit<AskedHire, 'title'> & { serviceId: number },
): Promise<HireRow> {
  const { id: clientId } = signedIn(ctx)
  const service = await findService(ctx.db, asked.serviceId)
  if (service?.professionalId !== asked.professionalId) throw fail('not-found')
  return inTransaction(ctx, async (tx) => {
    const scope = `${service.scope}\n\n${asked.scope}`
    const hire = await insert(tx, clientId, { ...asked, title: service.title, scope }, service.id)
    const tax = await findTaxProfile(tx.db, hire.professionalId)
    if (hire.state !== 'asked' || !tax) return hire
    const quoted = quoteOf(tx, hire.kind, service, tax)
    const after = await step(tx, hire, { act: 'quote', by: 'system', byUser: null, set: quoted })
    await announceHire(tx, after, 'quote', 'client')
    return after
  })
}

/** What a quote writes: the fee, its GST, and our own fee where the law lets us take none of theirs. */
export function quoteOf(
  { now }: Pick<Context, 'now'>,
  kind: HireKind,
  { feePaise, days }: { feePaise: number; days: number },
  { gstin, isIndividual }: { gstin: string | null; isIndividual: boolean },
) {
  const day = dayInIndia(now)
  const rules = inForceOn(hireRules, day)
  const isRegistered = gstin !== null
  return {
    feePaise,
    gstPaise: gstOn(feePaise, isRegistered && rules.bearsGst[kind], day),
    platformFeePaise: rules.platformFeePaise[kind],
    days,
    isRegistered,
    gstin,
    isIndividual,
    quotedAt: now,
  }
}

async function insert(tx: Context, clientId: number, asked: AskedHire, serviceId: number | null): Promise<HireRow> {
  const before = await findHireOfKey(tx.db, clientId, asked.key)
  if (before) return before
  const kind = await kindOf(tx, clientId, asked.professionalId)
  if (asked.propertyId !== undefined) await mustBeSeen(tx, asked.propertyId, clientId)
  if (asked.bookingId !== undefined) await mustBeTheirs(tx, asked, kind, clientId)
  const made = await insertHire(tx.db, {
    kind,
    clientId,
    professionalId: asked.professionalId,
    propertyId: asked.propertyId ?? null,
    bookingId: asked.bookingId ?? null,
    serviceId,
    title: asked.title,
    scope: asked.scope,
    details: detailsOf(kind, asked),
    key: asked.key,
    now: tx.now,
  })
  if (!made) {
    // The same press, sent twice at once, has come first.
    const same = await findHireOfKey(tx.db, clientId, asked.key)
    if (same) return same
    throw fail(
      'limit-reached',
      'You already have an open hire with this professional for this. Please continue with that one.',
    )
  }
  const hire = await lockHire(tx, made.id, clientId)
  await announceHire(tx, hire, 'ask', 'client')
  return hire
}

async function kindOf(tx: Context, clientId: number, professionalId: number): Promise<HireKind> {
  const professional = await findUser(tx.db, professionalId)
  const role = professional?.role
  if (!professional || professional.suspendedAt || professional.id === clientId) throw fail('not-found')
  if (role !== 'agent' && role !== 'lawyer' && role !== 'evaluator') throw fail('not-found')
  return role
}

/** Their own, or one that everybody can open. */
async function mustBeSeen(tx: Context, propertyId: number, clientId: number): Promise<void> {
  const property = await findStanding(tx.db, propertyId)
  if (!property) throw fail('not-found')
  const isPublic = property.state === 'verified' || property.state === 'on-hold'
  if (property.ownerId !== clientId && !isPublic) throw fail('not-found')
  if (property.state === 'draft') {
    throw fail(
      'ruled-out',
      'This listing is a draft, which can still be thrown away. Submit it for verification first.',
    )
  }
}

async function mustBeTheirs(tx: Context, asked: AskedHire, kind: HireKind, clientId: number): Promise<void> {
  const deal = await findDealOf(tx, asked.bookingId as number, clientId)
  if (!deal) throw fail('not-found')
  if (kind === 'agent') throw fail('ruled-out', 'Please invite an agent in the deal itself.')
  if (deal.propertyId !== asked.propertyId) throw invalid({ bookingId: 'This deal is about another property' })
}

function detailsOf(kind: HireKind, { purpose, address, bank }: AskedHire): HireDetails {
  if (kind !== 'evaluator') return {}
  if (!purpose) throw invalid({ purpose: 'Say what the value is for' })
  if (!address) throw invalid({ address: 'Enter the address to be inspected' })
  return { purpose, address, ...(bank ? { bank } : {}) }
}

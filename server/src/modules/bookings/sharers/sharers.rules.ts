import { createHash, timingSafeEqual } from 'node:crypto'
import type { BookingSide } from '@properysearch/contract/bookings/facts'
import { type Holder, wholeShare } from '@properysearch/contract/bookings/sharers'
import { type SealingKeys, seal, unseal } from '../../../platform/encryption.ts'
import { keyedHash, keyedHashes } from '../../../platform/keyed-hash.ts'
import { maskMobile } from '../../accounts/index.ts'
import type { BookingRow } from '../bookings.sql.ts'
import type { KeptMobile, SharerRow } from './sharers.sql.ts'

const mobileUse = 'sharers.mobile'
const linkUse = 'sharers.link'

export function keepMobile(config: SealingKeys, bookingId: number, mobile: string): KeptMobile {
  return {
    sealed: seal(config, mobileUse, bookingId, mobile),
    hash: keyedHash(config, mobileUse, [mobile]),
    shown: maskMobile(mobile),
  }
}

export const hashesOf = (config: SealingKeys, mobile: string) => keyedHashes(config, mobileUse, [mobile])

type Reached = Pick<SharerRow, 'bookingId' | 'mobileSealed' | 'attorneyMobileSealed'>

/** The number of whoever confirms: theirs, or that of the holder of their power of attorney. */
export function confirmingMobile(config: SealingKeys, row: Reached): string | null {
  const sealed = row.attorneyMobileSealed ?? row.mobileSealed
  return sealed === null ? null : unseal(config, mobileUse, row.bookingId, sealed)
}

/** The number of whom the share is. */
export function ownMobile(config: SealingKeys, row: Pick<SharerRow, 'bookingId' | 'mobileSealed'>): string | null {
  return row.mobileSealed === null ? null : unseal(config, mobileUse, row.bookingId, row.mobileSealed)
}

type Linked = Pick<SharerRow, 'id' | 'bookingId'>
const markParts = ({ id, bookingId }: Linked) => [String(id), String(bookingId)]

/** Made afresh whenever it is sent: it is kept nowhere. */
export function linkToken(config: SealingKeys, row: Linked): string {
  return `${row.id.toString(36)}-${keyedHash(config, linkUse, markParts(row)).slice(0, 32)}`
}

export const idInToken = (token: string) => Number.parseInt(token.split('-')[0] ?? '', 36)

export function isOwnToken(config: SealingKeys, token: string, row: Linked): boolean {
  const given = Buffer.from(token.split('-')[1] ?? '')
  return keyedHashes(config, linkUse, markParts(row)).some((hash) => {
    const own = Buffer.from(hash.slice(0, 32))
    return own.length === given.length && timingSafeEqual(own, given)
  })
}

type Accepted = Pick<BookingRow, 'id' | 'kind' | 'pricePaise' | 'bookingPaise' | 'channel' | 'terms'>

/** Of what somebody accepts: the price, the terms, and the people and shares of their side. */
export function versionOf(booking: Accepted, side: BookingSide, sharers: readonly SharerRow[]): string {
  const { id, kind, pricePaise, bookingPaise, channel, terms } = booking
  const people = sharers
    .filter((row) => row.side === side)
    .map((row) => [row.id, row.name, row.share, row.attorneyName, row.documentNumber, row.documentDated])
  const all = JSON.stringify([id, kind, pricePaise, bookingPaise, channel, terms, side, people])
  return createHash('sha256').update(all).digest('hex').slice(0, 16)
}

/** What somebody confirmed before the price or the people changed counts no more. */
export function isConfirmed(booking: Accepted, row: SharerRow, sharers: readonly SharerRow[]): boolean {
  return row.confirmedVersion !== null && row.confirmedVersion === versionOf(booking, row.side, sharers)
}

export function stateOfSharer(booking: Accepted, row: SharerRow, sharers: readonly SharerRow[]) {
  if (row.declinedAt) return 'declined' as const
  return isConfirmed(booking, row, sharers) ? ('confirmed' as const) : ('waiting' as const)
}

/** What is left for whoever acts for the side. */
export function ownShareOf(side: BookingSide, sharers: readonly SharerRow[]): number {
  return sharers.filter((row) => row.side === side).reduce((left, row) => left - row.share, wholeShare)
}

/** Everybody with a share of a side; whoever acts for it first. */
export function holdersOf(side: BookingSide, actorName: string, sharers: readonly SharerRow[]): Holder[] {
  const named = sharers.filter((row) => row.side === side).map(({ name, share }) => ({ name: shortName(name), share }))
  return [{ name: actorName, share: ownShareOf(side, sharers) }, ...named].filter(({ share }) => share > 0)
}

/** As the other side reads it: first name and initial. */
export function shortName(name: string): string {
  const parts = name.trim().split(/\s+/)
  const last = parts.length > 1 ? (parts.at(-1) ?? '') : ''
  return last ? `${parts[0]} ${last.slice(0, 1)}.` : (parts[0] ?? '')
}

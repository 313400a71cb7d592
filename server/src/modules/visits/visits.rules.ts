import { actsFor } from '@properysearch/contract/kernel/state-graph'
import type { ListedVisit, Visit } from '@properysearch/contract/visits/calls'
import {
  mostDaysAhead,
  type VisitSide,
  visitActs,
  visitGraph,
  visitMinutes,
} from '@properysearch/contract/visits/facts'
import type { Context } from '../../context.ts'
import { fail, invalid } from '../../platform/errors.ts'
import { findItems } from '../listings/index.ts'
import type { VisitRow } from './visits.sql.ts'

const dayMs = 24 * 60 * 60 * 1000

export const agreedStates: readonly string[] = ['accepted', 'held', 'no-show', 'unconfirmed']

/** Without a time that was agreed on last. */
const openStates: readonly string[] = ['proposed', 'declined', 'lapsed']

export const sideOf = (row: VisitRow, userId: number): VisitSide => (row.hostId === userId ? 'host' : 'visitor')

export function movedOn({ state }: Pick<VisitRow, 'state'>) {
  return fail('moved-on', `This visit is now “${visitGraph.states[state]}”. Please reload the page.`)
}

/** In order, each once, all of them to come. */
export function readSlots(slots: readonly string[], now: Date): Date[] {
  const times = [...new Set(slots.map((slot) => new Date(slot).getTime()))].sort((a, b) => a - b)
  const last = now.getTime() + mostDaysAhead * dayMs
  if (times.some((time) => time <= now.getTime())) throw invalid({ slots: 'Choose times in the future' })
  if (times.some((time) => time > last)) throw invalid({ slots: `Choose times within ${mostDaysAhead} days` })
  return times.map((time) => new Date(time))
}

/** The time that a visit takes of its two people. */
export const timeOf = (at: Date): { from: Date; until: Date } => ({
  from: at,
  until: new Date(at.getTime() + visitMinutes * 60 * 1000),
})

/** Whose turn it is decides about a proposal; what is agreed on can be confirmed once it has begun. */
function mayPress(row: VisitRow, act: (typeof visitActs)[number], side: VisitSide, now: Date): boolean {
  if (act === 'accept' || act === 'decline') return row.proposedBy !== side
  if (act === 'cancel') return row.state === 'accepted' ? hasToCome(row, now) : row.proposedBy === side
  if (act === 'move') return hasToCome(row, now)
  if (act === 'hold') return !hasToCome(row, now) && !row.heldBy.includes(side)
  if (act === 'miss') return !hasToCome(row, now) && row.heldBy.length === 0
  return true
}

const hasToCome = ({ startsAt }: VisitRow, now: Date) => startsAt !== null && startsAt > now

export const actsOn = (row: VisitRow, side: VisitSide, now: Date) =>
  visitActs.filter(
    (act) => actsFor(visitGraph, row.state, side).some((legal) => legal === act) && mayPress(row, act, side, now),
  )

export function visitOnWire(row: VisitRow, userId: number, now: Date): Visit {
  const side = sideOf(row, userId)
  const other: VisitSide = side === 'host' ? 'visitor' : 'host'
  const visitor = `${row.visitorFirstname} ${row.visitorLastname}`
  const host = row.hostIsAgent
    ? `${row.hostFirstname} ${row.hostLastname}`
    : `${row.hostFirstname} ${row.hostLastname.slice(0, 1)}.`
  return {
    id: row.id,
    state: row.state,
    iAm: side,
    other:
      side === 'host'
        ? { name: visitor, isAgent: false, mobile: row.state === 'accepted' ? row.visitorMobile : null }
        : { name: host, isAgent: row.hostIsAgent, mobile: null },
    slots: row.slots.map((slot) => slot.toISOString()),
    isMyTurn: row.state === 'proposed' && row.proposedBy !== side,
    // The time of a visit that was to be moved no longer holds.
    startsAt: openStates.includes(row.state) ? null : (row.startsAt?.toISOString() ?? null),
    words: row.words,
    isConfirmedByMe: row.heldBy.includes(side),
    isConfirmedByOther: row.heldBy.includes(other),
    acts: actsOn(row, side, now),
    askedAt: row.askedAt.toISOString(),
  }
}

/** Each with its listing. */
export async function withListings(ctx: Context, rows: readonly VisitRow[], userId: number): Promise<ListedVisit[]> {
  const items = await findItems(ctx.db, [...new Set(rows.map(({ propertyId }) => propertyId))])
  return rows.flatMap((row) => {
    const item = items.find(({ propertydata }) => propertydata.id === row.propertyId)
    return item ? { ...item, visit: visitOnWire(row, userId, ctx.now) } : []
  })
}

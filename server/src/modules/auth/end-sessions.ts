import { type CallContext, type Context, inTransaction, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import type { RealtimeEvent } from '../../platform/realtime/event-bus.ts'
import { deleteDevice, deleteDevices } from './known-devices.sql.ts'
import { deleteExpiredSessions, deleteSession, deleteSessions } from './sessions.sql.ts'

/** The device stays known: signing out of it is not a reason to make its owner wait there. */
export async function logout(ctx: CallContext): Promise<void> {
  const { id, sessionId } = signedIn(ctx)
  if (await deleteSession(ctx.db, id, sessionId)) announce(ctx, id, [sessionId])
}

/** Ends one session of the caller's own, and forgets its device: it may be in strange hands. */
export async function endSession(ctx: CallContext, sessionId: number): Promise<void> {
  const { id } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const ended = await deleteSession(tx.db, id, sessionId)
    if (!ended) throw fail('not-found')
    if (ended.deviceId !== null) await deleteDevice(tx.db, ended.deviceId)
    announce(tx, id, [sessionId])
  })
}

/** Ends every session of a person, but the one given, and forgets every device. */
export async function endAllSessions(ctx: Context, userId: number, exceptId: number | null = null): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    announce(tx, userId, await deleteSessions(tx.db, userId, exceptId))
    await deleteDevices(tx.db, userId)
  })
}

/** A page that only listens keeps no session alive: its line is cut here. */
export async function endExpiredSessions(ctx: Context): Promise<void> {
  for (const { id, userId } of await deleteExpiredSessions(ctx.db, ctx.now)) announce(ctx, userId, [id])
}

/** The sessions whose live channel an event closes. */
export function sessionsEndedBy(event: RealtimeEvent): readonly number[] {
  return event.name === 'session.ended' ? event.sessionIds : []
}

/** An event has room for about a thousand ids. */
const idsAtOnce = 500

function announce(ctx: Context, userId: number, ended: number[]): void {
  for (let from = 0; from < ended.length; from += idsAtOnce) {
    const sessionIds = ended.slice(from, from + idsAtOnce)
    ctx.db.afterCommit(() => ctx.events.publish({ name: 'session.ended', to: { people: [userId] }, sessionIds }))
  }
}

import type { Role } from '@properysearch/contract/roles'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface Session {
  id: number
  device: string
  address: string
  createdAt: Date
  lastSeenAt: Date
}

export interface NewSession {
  userId: number
  /** The hash that the password was found to fit. */
  passwordHash: string
  tokenHash: string
  device: string
  address: string
  now: Date
  expiresAt: Date
}

/**
 * The session, if it began. It does not when the password was changed in the meantime; and a change that comes
 * just now waits for the row's lock, then ends this session with the others.
 */
export function insertSession(db: Db, session: NewSession): Promise<{ id: number } | undefined> {
  return db.maybe(sql`
    insert into sessions (user_id, token_hash, device, address, created_at, last_seen_at, expires_at)
    select id, ${session.tokenHash}, ${session.device}, ${session.address}, ${session.now}::timestamptz,
           ${session.now}::timestamptz, ${session.expiresAt}::timestamptz
    from users where id = ${session.userId} and password_hash = ${session.passwordHash}
    for share
    returning id`)
}

export async function setSessionDevice(db: Db, sessionId: number, deviceId: number): Promise<void> {
  await db.run(sql`update sessions set device_id = ${deviceId} where id = ${sessionId}`)
}

/** One query for every request, so it reads the person's role along. A suspended person has no session. */
export function findLiveSession(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ id: number; userId: number; role: Role; lastSeenAt: Date } | undefined> {
  return db.maybe(sql`
    select s.id, s.user_id, u.role, s.last_seen_at
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now} and u.suspended_at is null`)
}

/** Of several requests at once, one writes. */
export async function touchSession(
  db: Db,
  session: { id: number; lastSeenAt: Date; now: Date; expiresAt: Date },
): Promise<void> {
  await db.run(sql`
    update sessions set last_seen_at = ${session.now}, expires_at = ${session.expiresAt}
    where id = ${session.id} and last_seen_at = ${session.lastSeenAt}`)
}

/** Gives a session a new token; the old one is worth nothing from then on. */
export async function replaceToken(
  db: Db,
  session: { id: number; tokenHash: string; now: Date; expiresAt: Date },
): Promise<boolean> {
  const count = await db.run(sql`
    update sessions set token_hash = ${session.tokenHash}, last_seen_at = ${session.now},
      expires_at = ${session.expiresAt}
    where id = ${session.id}`)
  return count === 1
}

/** The newest 100. */
export function findSessions(db: Db, userId: number, now: Date): Promise<Session[]> {
  return db.many(sql`
    select id, device, address, created_at, last_seen_at from sessions
    where user_id = ${userId} and expires_at > ${now}
    order by last_seen_at desc, id desc limit 100`)
}

/** The one that ended, with the device it was on. */
export function deleteSession(
  db: Db,
  userId: number,
  sessionId: number,
): Promise<{ deviceId: number | null } | undefined> {
  return db.maybe(sql`delete from sessions where id = ${sessionId} and user_id = ${userId} returning device_id`)
}

/** The ids of those that ended. */
export async function deleteSessions(db: Db, userId: number, exceptId: number | null): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    delete from sessions where user_id = ${userId} and id is distinct from ${exceptId}::bigint returning id`)
  return rows.map((row) => row.id)
}

/** Those that ended. */
export function deleteExpiredSessions(db: Db, now: Date): Promise<{ id: number; userId: number }[]> {
  return db.many(sql`delete from sessions where expires_at <= ${now} returning id, user_id`)
}

import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface DeviceUse {
  device: string
  address: string
  now: Date
  expiresAt: Date
}

/** A device of whoever has this address. */
export function findDevice(
  db: Db,
  wanted: { proofHashes: string[]; owner: { email: string } | { mobile: string }; now: Date },
): Promise<{ id: number; proofHash: string } | undefined> {
  const isOwner =
    'email' in wanted.owner ? sql`u.email = ${wanted.owner.email}` : sql`u.mobile = ${wanted.owner.mobile}`
  return db.maybe(sql`
    select d.id, d.proof_hash from known_devices d join users u on u.id = d.user_id
    where d.proof_hash = any(${wanted.proofHashes}) and ${isOwner} and d.expires_at > ${wanted.now}
    order by d.last_used_at desc limit 1`)
}

const mostOfOnePerson = 20

/** Beyond the twenty used last a person's devices are forgotten. */
export async function insertDevice(db: Db, use: DeviceUse & { userId: number; proofHash: string }): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    insert into known_devices (user_id, proof_hash, device, address, created_at, last_used_at, expires_at)
    values (${use.userId}, ${use.proofHash}, ${use.device}, ${use.address}, ${use.now}, ${use.now}, ${use.expiresAt})
    returning id`)
  await db.run(sql`
    delete from known_devices where id in (
      select id from known_devices where user_id = ${use.userId} order by last_used_at desc, id desc
      offset ${mostOfOnePerson})`)
  return id
}

/** False when it was forgotten meanwhile. */
export async function touchDevice(db: Db, id: number, use: DeviceUse): Promise<boolean> {
  const count = await db.run(sql`
    update known_devices set device = ${use.device}, address = ${use.address}, last_used_at = ${use.now},
      expires_at = ${use.expiresAt}
    where id = ${id}`)
  return count === 1
}

export async function deleteDevice(db: Db, id: number): Promise<void> {
  await db.run(sql`delete from known_devices where id = ${id}`)
}

export async function deleteDevices(db: Db, userId: number): Promise<void> {
  await db.run(sql`delete from known_devices where user_id = ${userId}`)
}

export async function deleteExpiredDevices(db: Db, now: Date): Promise<void> {
  await db.run(sql`delete from known_devices where expires_at <= ${now}`)
}

/** For the copy of a person's data. */
export function findDevices(db: Db, userId: number): Promise<Record<string, unknown>[]> {
  return db.many(sql`
    select device, address, created_at, last_used_at from known_devices where user_id = ${userId} order by id`)
}

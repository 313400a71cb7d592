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
  it: { proofHashes: string[]; owner: { email: string } | { mobile: string }; now: Date },
): Promise<{ id: number; proofHash: string } | undefined> {
  const isOwner = 'email' in it.owner ? sql`u.email = ${it.owner.email}` : sql`u.mobile = ${it.owner.mobile}`
  return db.maybe(sql`
    select d.id, d.proof_hash from known_devices d join users u on u.id = d.user_id
    where d.proof_hash = any(${it.proofHashes}) and ${isOwner} and d.expires_at > ${it.now}
    order by d.last_used_at desc limit 1`)
}

const mostOfOnePerson = 20

/** Beyond the twenty used last a person's devices are forgotten. */
export async function insertDevice(db: Db, it: DeviceUse & { userId: number; proofHash: string }): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    insert into known_devices (user_id, proof_hash, device, address, created_at, last_used_at, expires_at)
    values (${it.userId}, ${it.proofHash}, ${it.device}, ${it.address}, ${it.now}, ${it.now}, ${it.expiresAt})
    returning id`)
  await db.run(sql`
    delete from known_devices where id in (
      select id from known_devices where user_id = ${it.userId} order by last_used_at desc, id desc
      offset ${mostOfOnePerson})`)
  return id
}

/** False when it was forgotten meanwhile. */
export async function touchDevice(db: Db, id: number, it: DeviceUse): Promise<boolean> {
  const count = await db.run(sql`
    update known_devices set device = ${it.device}, address = ${it.address}, last_used_at = ${it.now},
      expires_at = ${it.expiresAt}
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

import type { PushTarget } from '../../../adapters/push/port.ts'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/** What the private key is sealed for. */
export const pushKeysUse = 'push-keys'

export function findPushKeys(db: Db): Promise<{ publicKey: string; privateKey: string } | undefined> {
  return db.maybe(sql`select public_key, private_key from push_keys`)
}

/** The first that is kept stays, whoever comes second. */
export async function insertPushKeys(
  db: Db,
  keys: { publicKey: string; privateKey: string },
  now: Date,
): Promise<void> {
  await db.run(sql`
    insert into push_keys (public_key, private_key, created_at) values (${keys.publicKey}, ${keys.privateKey}, ${now})
    on conflict (id) do nothing`)
}

export interface NewPushDevice extends PushTarget {
  userId: number
  sessionId: number
}

/** A browser is told for whoever is signed in there now, and each session has one. */
export async function insertPushDevice(db: Db, device: NewPushDevice, now: Date): Promise<void> {
  await db.run(sql`
    delete from push_devices where session_id = ${device.sessionId} and endpoint <> ${device.endpoint}`)
  await db.run(sql`
    insert into push_devices (user_id, session_id, endpoint, p256dh, auth, created_at)
    values (${device.userId}, ${device.sessionId}, ${device.endpoint}, ${device.p256dh}, ${device.auth}, ${now})
    on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at`)
}

/** Those whose session has not ended. */
export function findPushDevices(db: Db, userId: number, now: Date): Promise<({ id: number } & PushTarget)[]> {
  return db.many(sql`
    select d.id, d.endpoint, d.p256dh, d.auth from push_devices d
    join sessions s on s.id = d.session_id and s.expires_at > ${now} where d.user_id = ${userId} order by d.id`)
}

export interface ListedDevice {
  id: number
  device: string
  sessionId: number
  createdAt: Date
}

export function listPushDevices(db: Db, userId: number, now: Date): Promise<ListedDevice[]> {
  return db.many(sql`
    select d.id, s.device, d.session_id, d.created_at from push_devices d
    join sessions s on s.id = d.session_id and s.expires_at > ${now} where d.user_id = ${userId} order by d.id desc`)
}

export async function deletePushDevice(db: Db, { id, userId }: { id: number; userId: number }): Promise<boolean> {
  return (await db.run(sql`delete from push_devices where id = ${id} and user_id = ${userId}`)) === 1
}

import { expect } from 'vitest'
import { insertProperties } from '../src/modules/listings/index.ts'
import type { Database } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { createPeople, type Mortal, workThrough } from './mortal-server.ts'
import { exampleProperty } from './property-factory.ts'
import { type Caller, json } from './stormy-calls.ts'

// Deposits of which a part is disputed, brought to the back office by both sides at once and decided in two ways, while
// the server dies.

const rentals = 4
const deductedPaise = 6_000_00
const keptPaise = [2_000_00, 6_000_00]

interface StormyDeduction {
  id: number
  tenant: Caller
  owner: Caller
  admin: Caller
}

/** Moved out; one deduction is disputed, and nothing else is left to settle. */
export async function disputeDeductions(
  server: Mortal,
  db: Database,
  owner: { id: number; token: string },
): Promise<StormyDeduction[]> {
  const place = await db.one<{ cityId: number; localityId: number }>(
    sql`select city_id, id as locality_id from localities where name = 'Baner'`,
  )
  const home = { ...exampleProperty({ ...place, ownerId: owner.id, now: new Date() }), listedIn: 'rent' as const }
  const ids = await insertProperties(
    db,
    Array.from({ length: rentals }, () => ({ ...home, pricePaise: 28_000_00 })),
  )
  const tokens = await createPeople(db, rentals, 9_500_000_000)
  const [token = ''] = await createPeople(db, 1, 9_400_000_000)
  await db.run(sql`update users set role = 'admin' where id = (select max(id) from users)`)
  const terms = {
    kind: 'rental',
    channel: 'direct',
    bookingAmount: 10_000,
    deposit: 84_000,
    months: 11,
    lockInMonths: 0,
    noticeDays: 0,
    yearlyRise: 500,
    maintenanceBy: 'owner',
    isInstant: true,
    includes: '',
  }
  const made: StormyDeduction[] = []
  await workThrough(ids, async (propertyId, i) => {
    const tenant = { token: tokens[i] as string, address: `10.7.0.${i}` }
    const landlord = { token: owner.token, address: `10.8.0.${i}` }
    await server.call(`/api/book/terms/${propertyId}`, { ...json('POST', landlord, { terms }), method: 'PUT' })
    const { data } = (await (await server.call('/api/book', json('POST', tenant, { propertyId }))).json()) as {
      data: { id: number }
    }
    await db.run(sql`
      update bookings set state = 'exiting', deadline_at = null, starts_on = current_date - 30, ends_on = current_date + 300,
        moved_in_on = current_date - 30, exited_on = current_date, leaves_on = current_date, notice_by = 'buyer'
      where id = ${data.id}`)
    const { id } = await db.one<{ id: number }>(sql`
      insert into rental_deductions (booking_id, kind, amount_paise, note, state, answer, proposed_at, changed_at)
      values (${data.id}, 'painting', ${deductedPaise}, 'A wall', 'disputed', 'It was so before.', now(), now())
      returning id`)
    made.push({ id, tenant, owner: landlord, admin: { token, address: `10.9.0.${i}` } })
  })
  return made
}

/** Whatever anybody can press about it now; too early, too late and a second time it is refused. */
export async function pressAbout(
  server: Mortal,
  db: Database,
  { id, tenant, owner, admin }: StormyDeduction,
): Promise<void> {
  const send = async (who: Caller, path: string, body: unknown) => {
    expect([200, 409, 404]).toContain((await server.call(path, json('POST', who, body))).status)
  }
  const reason = 'The wall was so when we moved in.'
  await Promise.all(
    [tenant, owner].map((who) =>
      send(who, `/api/disputes/deductions/${id}`, {
        reason,
        key: `deal-storm-${who === tenant ? 'tenant' : 'owner'}-${id}`,
      }),
    ),
  )
  const dispute = await db.maybe<{ id: number }>(sql`select id from disputes where deduction_id = ${id}`)
  if (!dispute) return
  for (const who of [tenant, owner]) await send(who, `/api/disputes/${dispute.id}/answer`, { answer: reason })
  await Promise.all(
    keptPaise.map((paise) => {
      const shared = { toSeller: paise / 100, toBuyer: (deductedPaise - paise) / 100 }
      return send(admin, `/api/admin/disputes/${dispute.id}/decide`, { ...shared, reason })
    }),
  )
}

/** Brought once, decided once, in one of the two ways; and with it the deposit is settled. */
export async function checkDeductions(db: Database): Promise<void> {
  const rows = await db.many<{ kept: number; shared: number }>(sql`
    select d.kept_paise as kept, s.to_buyer_paise + s.to_seller_paise as shared
    from rental_deductions d join disputes s on s.deduction_id = d.id join bookings b on b.id = d.booking_id
    where d.state = 'decided' and s.state = 'decided' and s.to_seller_paise = d.kept_paise and b.state = 'completed'
      and (select count(*) from state_moves m where m.graph = 'deduction' and m.subject_id = d.id) = 2
      and (select count(*) from state_moves m where m.graph = 'rental' and m.subject_id = b.id and m.act = 'return-deposit') = 1`)
  expect(rows).toHaveLength(rentals)
  for (const { kept, shared } of rows) {
    expect(keptPaise).toContain(kept)
    expect(shared).toBe(deductedPaise)
  }
}

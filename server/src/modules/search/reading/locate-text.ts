import type { Position } from '@properysearch/contract/values/geometry'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import { understandText } from './understand-text.ts'

interface NamedPosition extends Position {
  /** The place as it is called. */
  label: string
  city: string
  /** Whether a typing error was forgiven. */
  isCorrected: boolean
}

/** Where the place lies that a text names; undefined when it names none. */
export async function locateText(db: Db, text: string): Promise<NamedPosition | undefined> {
  const { localityIds, cityIds, societyIds, chips } = await understandText(db, text)
  const chip = chips.find((chip) => chip.kind === 'locality' || chip.kind === 'society' || chip.kind === 'city')
  if (!chip) return undefined
  const place = await db.maybe<Position & { city: string }>(sql`
    select avg(l.latitude) as latitude, avg(l.longitude) as longitude, min(c.name) as city
    from localities l join cities c on c.id = l.city_id
    where l.id = any(${localityIds ?? []}::int[])
      or l.id in (select s.locality_id from societies s where s.id = any(${societyIds ?? []}::bigint[]))
    having count(*) > 0
    union all
    select latitude, longitude, name from cities where id = any(${cityIds ?? []}::int[])
    limit 1`)
  return place && { ...place, label: chip.label, isCorrected: chip.isCorrected }
}

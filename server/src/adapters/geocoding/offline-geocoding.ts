import type { Position } from '@properysearch/contract/values/geometry'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Geocoding } from './port.ts'

const cityWithinKm = 60
const localityWithinKm = 5

/** The built-in default: the nearest of the cities we serve, and the nearest locality of it. Needs no network. */
export function offlineGeocoding(db: Db): Geocoding {
  return {
    findPlace: async (position) => {
      const city = await db.maybe<{ id: number; name: string }>(sql`
        select id, name from (select id, name, ${kmFrom(position)} as km from cities) near
        where km <= ${cityWithinKm} order by km limit 1`)
      if (!city) return { city: null, locality: null, attribution: null }
      const locality = await db.maybe<{ name: string }>(sql`
        select name from (select name, ${kmFrom(position)} as km from localities where city_id = ${city.id}) near
        where km <= ${localityWithinKm} order by km limit 1`)
      return { city: city.name, locality: locality?.name ?? null, attribution: null }
    },
  }
}

/** Along the sphere, to the columns latitude and longitude. */
function kmFrom({ latitude, longitude }: Position): Sql {
  return sql`12742 * asin(least(1, sqrt(
    power(sin(radians(latitude - ${latitude}::float8) / 2), 2) +
    cos(radians(latitude)) * cos(radians(${latitude}::float8)) * power(sin(radians(longitude - ${longitude}::float8) / 2), 2))))`
}

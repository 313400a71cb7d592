import type { Position } from '@properysearch/contract/values/geometry'
import type { FoundPlace } from '../../adapters/geocoding/port.ts'
import type { Context } from '../../context.ts'

/** The city around a position. When the vendor cannot tell, the nearest city we serve; the failure is only logged. */
export async function findCity(ctx: Context, position: Position): Promise<FoundPlace> {
  const { geocoding, offlineGeocoding } = ctx.adapters
  try {
    return await geocoding.findPlace(position)
  } catch (error) {
    ctx.log.warn({ err: error }, 'the geocoding vendor failed, so the nearest city was used')
    return offlineGeocoding.findPlace(position)
  }
}

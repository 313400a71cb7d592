import type { Position } from '@properysearch/contract/values/geometry'
import type { Db } from '../../../platform/db/database.ts'
import { findMiddle } from './locate-text.sql.ts'
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
  const place = await findMiddle(db, { localityIds, cityIds, societyIds })
  return place && { ...place, label: chip.label, isCorrected: chip.isCorrected }
}

import type { Context } from '../../context.ts'
import { findStanding, moveForDeal } from '../listings/index.ts'

/** The listing follows the deal, unless the back office has taken it down meanwhile: a deal must always be able to end. */
export async function moveListing(tx: Context, propertyId: number, act: 'release' | 'sell' | 'let'): Promise<void> {
  if ((await findStanding(tx.db, propertyId))?.state === 'on-hold') await moveForDeal(tx, propertyId, act)
}

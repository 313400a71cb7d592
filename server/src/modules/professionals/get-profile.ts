import { isRated } from '@properysearch/contract/hires/facts'
import type { ProfessionalProfile } from '@properysearch/contract/professionals/calls'
import { mostReviewsShown, type ProfessionalRole } from '@properysearch/contract/professionals/facts'
import type { CallContext } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { listReviews } from '../hires/index.ts'
import { findServices, toService } from '../services/index.ts'
import { toCards } from './cards.ts'
import { findPage } from './professionals.sql.ts'

/** All that is shown of one professional. The calls say who may read it: a lawyer’s is for people who signed in. */
export async function getProfile(ctx: CallContext, role: ProfessionalRole, id: number): Promise<ProfessionalProfile> {
  const [row] = await findPage(ctx.db, { role, id }, 1, 0)
  const [card] = row ? await toCards(ctx, [row], { isForEverybody: false }) : []
  if (!row || !card) throw fail('not-found')
  const services = await findServices(ctx.db, id)
  const reviews = isRated(role) ? await listReviews(ctx, id, mostReviewsShown) : []
  return { ...card, about: row.about, services: services.map(toService), reviews }
}

import type { ProfessionalCard } from '@properysearch/contract/professionals/calls'
import type { CallContext } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { toCard } from './find-professionals.ts'
import { findPage } from './professionals.sql.ts'

/** The agent through whom somebody came to a listing. */
export async function getAgent({ db, adapters }: CallContext, id: number): Promise<ProfessionalCard> {
  const [row] = await findPage(db, { role: 'agent', id }, 1, 0)
  if (!row) throw fail('not-found')
  return toCard(row, adapters.storage.publicUrl)
}

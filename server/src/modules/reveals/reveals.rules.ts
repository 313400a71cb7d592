import type { LoggedReveal, NumberHolder } from '@properysearch/contract/reveals/calls'
import { confirmHours } from '@properysearch/contract/visits/facts'
import type { Context } from '../../context.ts'
import type { RevealRow } from './reveals.sql.ts'

const hourMs = 60 * 60 * 1000

/** Of an owner who shows a property no more than the first letter of the last name, as in the visit itself. */
function nameOf({ way, role, firstname, lastname, isErased }: RevealRow): string {
  if (isErased) return 'Deleted account'
  return way === 'visit' && role === 'user' ? `${firstname} ${lastname.slice(0, 1)}.` : `${firstname} ${lastname}`
}

function toReveal({ adapters }: Pick<Context, 'adapters'>, row: RevealRow) {
  const { id, way, subjectId, propertyId, title, role, photoKey, at } = row
  return {
    id,
    way,
    subjectId,
    holder: { name: nameOf(row), role, image: photoKey && adapters.storage.publicUrl(photoKey) },
    propertydata: propertyId === null ? null : { id: propertyId, title: title ?? 'A listing' },
    at: at.toISOString(),
  }
}

export function toHolder(ctx: Pick<Context, 'adapters' | 'now'>, row: RevealRow): NumberHolder {
  const { way, until } = row
  // A visit can be called off until it begins.
  const mayStop = way !== 'visit' || (until !== null && until.getTime() - confirmHours * hourMs > ctx.now.getTime())
  return { ...toReveal(ctx, row), until: until?.toISOString() ?? null, mayStop }
}

export const toLogged = (ctx: Pick<Context, 'adapters'>, row: RevealRow): LoggedReveal => ({
  ...toReveal(ctx, row),
  act: row.act,
})

import type { LoggedReveal, NumberHolder } from '@properysearch/contract/reveals/calls'
import { confirmHours } from '@properysearch/contract/visits/facts'
import type { Context } from '../../context.ts'
import type { RevealRow } from './reveals.sql.ts'

const hourMs = 60 * 60 * 1000

/** An owner who shows a property, not an agent. */
const isPrivateHost = ({ way, role }: RevealRow) => way === 'visit' && role === 'user'

/** Of a private host no more than the first letter of the last name, as in the visit itself. */
function nameOf(row: RevealRow): string {
  const { firstname, lastname, isErased } = row
  if (isErased) return 'Deleted account'
  return isPrivateHost(row) ? `${firstname} ${lastname.slice(0, 1)}.` : `${firstname} ${lastname}`
}

function toReveal({ adapters }: Pick<Context, 'adapters'>, row: RevealRow) {
  const { id, way, subjectId, propertyId, title, role, photoKey, at } = row
  // Nor their picture: the visit shows none.
  const image = isPrivateHost(row) ? null : photoKey && adapters.storage.publicUrl(photoKey)
  return {
    id,
    way,
    subjectId,
    holder: { name: nameOf(row), role, image },
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

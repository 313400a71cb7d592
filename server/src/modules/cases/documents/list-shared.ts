import type { CaseDocument, SharedCase } from '@properysearch/contract/cases/case'
import { hireGraph } from '@properysearch/contract/hires/facts'
import { type CallContext, type Context, signedIn, signedInAs } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import { findDealOf } from '../../bookings/index.ts'
import { findHire, type HireRow } from '../../hires/index.ts'
import { isTalkedAbout, mayRead } from '../cases.rules.ts'
import { findOthersCase, findOthersCasesOfDeal, findOthersCasesOfSeller, type OthersCaseRow } from './other-side.sql.ts'
import { findOwnCasesOfDeal, ownsListingOf } from './own-cases.sql.ts'
import { documentsOnWire, sharedOnWire } from './show-documents.ts'

// The versions of one draft, as each side of the deal sees them.

export async function getBySeller(ctx: CallContext, id: number): Promise<SharedCase> {
  const { id: userId } = signedIn(ctx)
  const row = await findOthersCase(ctx.db, id, userId)
  if (!row) throw fail('not-found')
  const drafts = (await sharedOnWire(ctx, [row], userId)).get(id) ?? []
  return sharedCase(ctx, row, drafts)
}

export async function listBySeller(
  ctx: CallContext,
  { userId, id: propertyId }: { userId: number; id: number },
): Promise<SharedCase[]> {
  signedInAs(ctx, userId)
  if (propertyId !== 0 && !(await ownsListingOf(ctx.db, userId, propertyId))) throw fail('not-found')
  const rows = await findOthersCasesOfSeller(ctx.db, userId, propertyId)
  const drafts = await sharedOnWire(ctx, rows, userId)
  return rows.map((row) => sharedCase(ctx, row, (drafts.get(row.id) ?? []).slice(0, 1)))
}

function sharedCase({ adapters }: Context, row: OthersCaseRow, drafts: CaseDocument[]): SharedCase {
  const { id, side, lawyerFirstname, lawyerLastname, lawyerPhotoKey, propertyId, propertyTitle, bookingId } = row
  return {
    leadId: id,
    side,
    lawyer: {
      name: `${lawyerFirstname} ${lawyerLastname}`,
      photo: lawyerPhotoKey && adapters.storage.publicUrl(lawyerPhotoKey),
    },
    client: `${row.clientFirstname} ${row.clientLastname.charAt(0)}.`,
    property: { id: propertyId, title: propertyTitle },
    bookingId,
    isOpen: isTalkedAbout(row),
    drafts,
  }
}

export async function listOfDeal(ctx: CallContext, bookingId: number) {
  const { id: userId } = signedIn(ctx)
  if (!(await findDealOf(ctx, bookingId, userId))) throw fail('not-found')
  const own = await findOwnCasesOfDeal(ctx.db, bookingId, userId)
  const others = await findOthersCasesOfDeal(ctx.db, bookingId, userId)
  const shared = await sharedOnWire(ctx, others, userId)
  const shown = []
  for (const { id, clientId, state, firstname, lastname } of own) {
    const drafts = (await documentsOnWire(ctx, { id, clientId })).filter(({ kind }) => kind === 'draft')
    shown.push(ofDeal({ leadId: id, isMine: true, lawyer: `${firstname} ${lastname}`, state }, drafts))
  }
  for (const { id, state, lawyerFirstname, lawyerLastname } of others) {
    const lawyer = `${lawyerFirstname} ${lawyerLastname}`
    shown.push(ofDeal({ leadId: id, isMine: false, lawyer, state }, shared.get(id) ?? []))
  }
  return shown
}

function ofDeal(
  { state, ...given }: { leadId: number; isMine: boolean; lawyer: string; state: HireRow['state'] },
  drafts: readonly CaseDocument[],
) {
  return {
    ...given,
    stateInWords: hireGraph.states[state],
    drafts: drafts.length,
    newestDraftAt: drafts[0]?.madeAt ?? null,
  }
}

/** As whom somebody asks says which side of the deal they are; whose lawyer it is says what they may read. */
export async function getAgreement(
  ctx: CallContext,
  { userId, id: hireId }: { userId: number; id: number },
  as: 'buyer' | 'seller',
) {
  signedInAs(ctx, userId)
  const own = await findHire(ctx.db, hireId, userId)
  if (own?.kind === 'lawyer' && own.clientId === userId && mayRead(own, userId, ctx.now)) {
    if ((await sideOfClient(ctx, own)) !== as) throw fail('not-found')
    const documents = await documentsOnWire(ctx, own)
    const versions = documents.filter(({ kind }) => kind === 'draft')
    return { leadId: hireId, isOpen: isTalkedAbout(own), versions }
  }
  const shared = await getBySeller(ctx, hireId)
  if (shared.side !== as) throw fail('not-found')
  return { leadId: hireId, isOpen: shared.isOpen, versions: shared.drafts }
}

/** Without a deal, whoever owns the listing sells it. */
async function sideOfClient(ctx: Context, { bookingId, clientId, propertyId }: HireRow): Promise<'buyer' | 'seller'> {
  const deal = bookingId === null ? undefined : await findDealOf(ctx, bookingId, clientId)
  if (deal) return deal.buyerId === clientId ? 'buyer' : 'seller'
  return propertyId !== null && (await ownsListingOf(ctx.db, clientId, propertyId)) ? 'seller' : 'buyer'
}

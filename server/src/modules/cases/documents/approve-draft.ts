import { type CallContext, signedIn } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import { findUser, maskMobile } from '../../accounts/index.ts'
import { checkOtp, requestOtp, resendAfterSeconds } from '../../auth/index.ts'
import { matterOf, showCase, tell } from '../cases.notices.ts'
import { caseMovedOn, isTalkedAbout } from '../cases.rules.ts'
import { lockCase } from '../lock-case.ts'
import { approveDocument, type DocumentRow, findDocument, isNewestDraft } from './documents.sql.ts'
import { mustFindReadable } from './find-readable.ts'

/** The code fits this text and no other. */
const subjectOf = ({ id, contentHash }: DocumentRow) => `draft ${id} ${contentHash.toString('hex')}`

async function mustBeApprovable(ctx: CallContext, documentId: number): Promise<DocumentRow> {
  const { as, hire, document } = await mustFindReadable(ctx, documentId)
  if (as !== 'client' || document.kind !== 'draft') throw fail('not-found')
  if (!isTalkedAbout(hire)) throw caseMovedOn()
  if (document.approvedAt) throw fail('moved-on', 'You have already approved this version.')
  if (!(await isNewestDraft(ctx.db, document))) {
    throw fail('changed-meanwhile', 'There is a newer version of the draft. Please read that one.')
  }
  return document
}

export async function sendApprovalOtp(ctx: CallContext, documentId: number) {
  const document = await mustBeApprovable(ctx, documentId)
  const client = await findUser(ctx.db, signedIn(ctx).id)
  if (!client) throw fail('signed-out')
  const recipient = client.mobile
  const wanted = { purpose: 'draft-approval', subject: subjectOf(document), channel: 'sms', recipient } as const
  if (!(await requestOtp(ctx, wanted))) throw fail('too-soon')
  const { isSimulation } = ctx.adapters.sms
  return { mobile: maskMobile(recipient), resendAfterSeconds, isSimulation }
}

/** Draft approved: the client's word about a text. It executes nothing; signing and registration come after it. */
export async function approveDraft(
  ctx: CallContext,
  { documentId, otp }: { documentId: number; otp: string },
): Promise<void> {
  const seen = await mustBeApprovable(ctx, documentId)
  await checkOtp(ctx, { purpose: 'draft-approval', subject: subjectOf(seen), code: otp }, async (tx) => {
    const hire = await lockCase(tx, seen.hireId, 'client')
    if (!isTalkedAbout(hire)) throw caseMovedOn()
    const document = await findDocument(tx.db, documentId)
    if (!document || !(await isNewestDraft(tx.db, document))) throw fail('changed-meanwhile')
    if (!(await approveDocument(tx.db, documentId, tx.now))) throw fail('moved-on')
    showCase(tx, hire)
    await tell(tx, hire, [
      {
        userId: hire.professionalId,
        title: `Draft approved: version ${document.version}`,
        body: `Your client approved it with a code, for ${matterOf(hire)}. You can deliver the work.`,
      },
    ])
  })
}

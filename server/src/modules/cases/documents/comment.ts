import { mostDraftComments } from '@properysearch/contract/cases/facts'
import { type CallContext, inTransaction, signedIn } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import { showCase, tell } from '../cases.notices.ts'
import { caseMovedOn, isTalkedAbout } from '../cases.rules.ts'
import { findOtherId, lockCase } from '../lock-case.ts'
import { countComments, insertComment } from './comments.sql.ts'
import { shareDocument } from './documents.sql.ts'
import { mustFindReadable, type Readable } from './find-readable.ts'

interface Said {
  documentId: number
  words: string
  key: string
}

/** By the client, which the other side does not see, or by the other side. The lawyer answers with the next version. */
export async function comment(ctx: CallContext, { documentId, words, key }: Said): Promise<void> {
  const { id: authorId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const readable = await mustFindReadable(tx, documentId)
    if (readable.as === 'lawyer' || readable.document.kind !== 'draft') throw fail('not-found')
    if (!isTalkedAbout(readable.hire)) throw caseMovedOn()
    if ((await countComments(tx.db, documentId, authorId)) >= mostDraftComments) {
      throw fail('limit-reached', `At most ${mostDraftComments} comments on one version.`)
    }
    if (!(await insertComment(tx.db, { documentId, authorId, words, saidAt: tx.now, key }))) return
    await announce(tx, readable, authorId)
  })
}

async function announce(tx: CallContext, { as, hire, document }: Readable, authorId: number): Promise<void> {
  showCase(tx, hire, as === 'other' ? authorId : undefined)
  const title = `${as === 'other' ? 'The other side' : 'Your client'} commented on version ${document.version} of the draft`
  const body = 'The comment is next to the draft in the case.'
  const readers = as === 'other' ? [hire.professionalId, hire.clientId] : [hire.professionalId]
  await tell(
    tx,
    hire,
    readers.map((userId) => ({ userId, title, body })),
  )
}

/** By the client alone: whose draft it is says who reads it. There is no way back, for it may have been read. */
export async function shareDraft(ctx: CallContext, documentId: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { as, document } = await mustFindReadable(tx, documentId)
    if (as !== 'client' || document.kind !== 'draft') throw fail('not-found')
    const hire = await lockCase(tx, document.hireId, 'client')
    if (!isTalkedAbout(hire)) throw caseMovedOn()
    const otherId = await findOtherId(tx, hire)
    if (otherId === undefined) throw fail('ruled-out', 'This case belongs to no deal, so there is no other side.')
    if (document.sharedAt) return
    await shareDocument(tx.db, documentId, tx.now)
    showCase(tx, hire, otherId)
    const what = `version ${document.version} of the draft agreement`
    await tell(tx, hire, [
      { userId: otherId, title: `You can read ${what}`, body: 'The other side shared it with you, for your comments.' },
      {
        userId: hire.professionalId,
        title: `Your client shared ${what}`,
        body: 'The other side can read it and comment.',
      },
    ])
  })
}

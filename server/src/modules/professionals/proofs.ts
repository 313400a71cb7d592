import type { Proof } from '@properysearch/contract/professionals/proof-calls'
import { type CallContext, type Context, inTransaction, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import type { FileAnswer, UploadedFile } from '../../platform/http/handlers.ts'
import { handleJob, jobKind } from '../../platform/jobs/jobs.ts'
import { lockUser } from '../accounts/index.ts'
import { dropFiles, randomKey, storeFiles } from '../files/index.ts'
import { openPaper, readPaper, shownFileName } from '../listings/index.ts'
import { deleteDecidedProofs, deleteProof, findProof, insertProof, type ProofRow } from './proofs.sql.ts'

const dayMs = 24 * 60 * 60 * 1000
/** So long after the decision somebody may still ask how it was made. */
const keptAfterDecisionMs = 30 * dayMs

const onWire = ({ fileName, sizeBytes, uploadedAt }: ProofRow): Proof => ({
  fileName,
  sizeBytes,
  uploadedAt: uploadedAt.toISOString(),
})

export async function getProof(ctx: CallContext): Promise<Proof | null> {
  const row = await findProof(ctx.db, signedIn(ctx).id)
  return row ? onWire(row) : null
}

/** On the private bucket, in place of the one before. */
export async function uploadProof(ctx: CallContext, uploadId: string, file: UploadedFile): Promise<Proof> {
  const { id: userId } = signedIn(ctx)
  const before = await findProof(ctx.db, userId)
  if (before?.uploadId === uploadId) return onWire(before)
  const { content, contentType, ending } = await readPaper(file.bytes)
  const fileKey = `${randomKey('professional-proofs')}.${ending}`
  const row = await storeFiles(ctx, [{ bucket: 'private', key: fileKey, content }], async (tx) => {
    await lockUser(tx.db, userId)
    await dropProof(tx, userId)
    const fileName = shownFileName(file.name, ending)
    const sizeBytes = content.length
    return insertProof(tx.db, { userId, fileKey, fileName, contentType, sizeBytes, uploadId, uploadedAt: tx.now })
  })
  return onWire(row)
}

export async function removeProof(ctx: CallContext): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (!(await dropProof(tx, signedIn(tx).id))) throw fail('not-found')
  })
}

export async function downloadProof(ctx: CallContext): Promise<FileAnswer> {
  return openPaper(ctx, await findProof(ctx.db, signedIn(ctx).id))
}

/** Who of the back office reads what somebody handed in is on record. */
export async function downloadProofForReview(ctx: CallContext, userId: number): Promise<FileAnswer> {
  const file = await openPaper(ctx, await findProof(ctx.db, userId))
  ctx.log.info({ adminId: signedIn(ctx).id, userId }, 'the back office opened the proof of a professional number')
  return file
}

/** Whether there was one. */
export async function dropProof(tx: Context, userId: number): Promise<boolean> {
  const key = await deleteProof(tx.db, userId)
  if (key) await dropFiles(tx, [{ bucket: 'private', key }])
  return key !== undefined
}

export const forgetProofs = jobKind<Record<string, never>>('professionals-forget-proofs')

export const forgetProofsJob = handleJob(
  forgetProofs,
  (ctx: Context) =>
    inTransaction(ctx, async (tx) => {
      const keys = await deleteDecidedProofs(tx.db, new Date(tx.now.getTime() - keptAfterDecisionMs))
      await dropFiles(
        tx,
        keys.map((key) => ({ bucket: 'private' as const, key })),
      )
    }),
  { every: '40 20 * * *' },
)

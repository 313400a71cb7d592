import { pathTo } from '@properysearch/contract/screens'
import { type Context, inTransaction } from '../../context.ts'
import { notify } from '../notifications/index.ts'
import { findDataExport, setReady } from './data-exports.sql.ts'

/** What one module holds about a person, without hashes, tokens or anything that opens a door. */
export type ExportPart = (ctx: Context, userId: number) => Promise<unknown>

/** Gathers every part into one file. A second run writes the same file again, and tells the person once. */
export async function prepareExport(ctx: Context, exportId: number, parts: Record<string, ExportPart>): Promise<void> {
  const { storage } = ctx.adapters
  const wanted = await findDataExport(ctx.db, exportId)
  if (wanted?.state !== 'preparing' || !wanted.fileKey) return
  const { userId, fileKey } = wanted
  const bytes = Buffer.from(JSON.stringify(await gather(ctx, userId, parts), null, 2))
  await storage.put('private', fileKey, bytes)
  const isReady = await inTransaction(ctx, async (tx) => {
    if (!(await setReady(tx.db, exportId, bytes.length))) return false
    await notify(tx, {
      kind: 'account',
      userId,
      title: 'Your data copy is ready',
      body: 'The copy of your data that you asked for can be downloaded for 7 days.',
      link: pathTo('myProfile'),
    })
    tx.db.afterCommit(() => tx.events.publish({ name: 'data-export.ready', to: { people: [userId] } }))
    return true
  })
  // It expired while it was being written: the clean-up has been and will not come again.
  if (!isReady && (await findDataExport(ctx.db, exportId))?.state !== 'ready') await storage.remove('private', fileKey)
}

async function gather(ctx: Context, userId: number, parts: Record<string, ExportPart>): Promise<object> {
  const copy: Record<string, unknown> = {
    about:
      'What Properysearch holds about you: your profile, your consents, your identity checks, your bank accounts, your listings and lists, your notifications and the devices you are signed in on. It leaves out what only protects your sign-in, and this request itself. Keep this file safe: it is meant for you alone.',
    preparedAt: ctx.now,
  }
  for (const [name, part] of Object.entries(parts)) copy[name] = await part(ctx, userId)
  return copy
}

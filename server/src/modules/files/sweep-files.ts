import { text } from 'node:stream/consumers'
import type { Bucket } from '../../adapters/storage/port.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { findListedOrphans, findStoreId } from './orphaned-files.sql.ts'

/** A folder of a bucket, and the module that can say which of its files a row names. */
export interface NamedFolder {
  bucket: Bucket
  folder: string
  findNamed(db: Db, keys: readonly string[]): Promise<string[]>
}

/** Far longer than a file is written before its row names it. */
const leastAgeMs = 24 * 60 * 60 * 1000
const askedAtOnce = 500
const mostRemoved = 1000
const signature = 'store/belongs-to'

/**
 * The second net, should a file ever be left behind: looks at what is on the disk and removes what no row names. A
 * folder that no module declares is left alone: a module that forgets to declare one wastes space, but loses no files.
 */
export async function sweepFiles(ctx: Context, folders: readonly NamedFolder[]): Promise<void> {
  const { storage } = ctx.adapters
  if (!(await isOurs(ctx))) {
    ctx.log.error('the files belong to another database, so none of them is swept away')
    return
  }
  const before = new Date(ctx.now.getTime() - leastAgeMs)
  let removed = 0
  for (const { bucket, folder, findNamed } of folders) {
    for await (const keys of inParts(storage.list(bucket, folder))) {
      const named = new Set([...(await findNamed(ctx.db, keys)), ...(await findListedOrphans(ctx.db, bucket, keys))])
      for (const key of keys.filter((key) => !named.has(key))) {
        if (removed < mostRemoved && (await storage.removeOlder(bucket, key, before))) removed += 1
      }
      if (removed >= mostRemoved) break
    }
  }
  if (removed > 0) ctx.log.warn({ removed }, 'files that no row names were removed')
}

/**
 * Whoever comes first signs. Started on the folder of another, a database would take all of its files for forgotten.
 */
async function isOurs({ db, adapters }: Context): Promise<boolean> {
  const id = await findStoreId(db)
  const signed = await adapters.storage.read('private', signature)
  if (signed) return (await text(signed.stream)) === id
  await adapters.storage.put('private', signature, Buffer.from(id))
  return true
}

async function* inParts(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let part: string[] = []
  for await (const key of keys) {
    part.push(key)
    if (part.length < askedAtOnce) continue
    yield part
    part = []
  }
  if (part.length > 0) yield part
}

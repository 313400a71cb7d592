import { Worker } from 'node:worker_threads'
import { type ListedIn, listedInNames } from '@properysearch/contract/listings/facts'
import { type Context, inTransaction } from '../../context.ts'
import { buffersOf, type Rows, rowsOf } from './model/rows.ts'
import { fewestRows, type Learned } from './model/train.ts'
import { dropOldModels, insertModel } from './models.sql.ts'
import { countPriced, readPriced } from './subjects.sql.ts'

/** Older prices say little about today. */
const readMonths = 24
/** More than so many are not learned from: of them, one in so many is read. */
const mostRows = 150_000

/** Learns anew from all listings: a model for what is for sale, and one for what is for rent. */
export async function trainModels(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const since = new Date(ctx.now)
  since.setUTCMonth(since.getUTCMonth() - readMonths)
  const oneIn = Math.max(1, Math.ceil((await countPriced(ctx.db, since)) / mostRows))
  const priced = await readPriced(ctx.db, { since, oneIn })
  for (const listedIn of Object.keys(listedInNames) as ListedIn[]) {
    const some = priced.filter((listing) => listing.listedIn === listedIn)
    if (some.length < fewestRows) continue
    const trained = await inThread(await rowsOf(some))
    // Whose error nobody could measure is no use to anybody.
    if (trained.accuracy.whole.listings === 0) continue
    await inTransaction(ctx, async (tx) => {
      await insertModel(tx.db, { listedIn, trainedAt: tx.now, ...trained, model: Buffer.from(trained.model) })
      await dropOldModels(tx.db, listedIn)
    })
  }
}

interface Trained extends Pick<Learned, 'listings' | 'accuracy' | 'refused'> {
  model: Uint8Array
}

function inThread(rows: Rows): Promise<Trained> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./train-thread.ts', import.meta.url), {
      workerData: rows,
      transferList: buffersOf(rows),
    })
    worker.once('message', resolve)
    worker.once('error', reject)
    // After a message this comes too late to matter.
    worker.once('exit', (code) => reject(new Error(`The thread that learns ended with ${code}.`)))
  })
}

import { inTransaction } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { findLinks, findUnsealed, findWrongBalances, readOneSnapshot, sumEntries } from './check.sql.ts'
import { contentHash, linkHash, noHash } from './hashes.rules.ts'

export interface LedgerReport {
  movements: number
  entries: number
  /** Committed, and waiting for the sealing job. */
  unsealed: number
  /** The last link: whoever wrote it down elsewhere can tell that nothing before it was changed. */
  head: string | null
  /** Nothing wrong: none. At most so many are told. */
  problems: string[]
}

const batch = 2000
const mostTold = 50

/**
 * Proves, on one snapshot and a batch at a time: everything sums to zero, every movement is balanced, every balance is
 * that of its entries, every movement says what it said when it was posted, and the chain is whole.
 */
export function checkLedger(db: Db): Promise<LedgerReport> {
  return inTransaction({ db }, async (tx) => {
    await readOneSnapshot(tx.db)
    const problems: string[] = []
    const tell = (problem: string) => {
      if (problems.length < mostTold) problems.push(problem)
    }
    const { sealed, head } = await checkChain(tx.db, tell)
    const unsealed = await checkUnsealed(tx.db, tell)
    const { entries, sum } = await sumEntries(tx.db)
    if (sum !== '0') tell(`All entries together are ${sum} paise, not zero.`)
    for (const { name, what, found, expected } of await findWrongBalances(tx.db, mostTold)) {
      tell(
        what === 'below'
          ? `${name} is at ${found} paise and may not go below zero.`
          : `${name}: its ${what} balance is ${found} paise, its entries make ${expected}.`,
      )
    }
    return { movements: sealed + unsealed, entries, unsealed, head, problems }
  })
}

type Tell = (problem: string) => void
type Content = { key: string; kind: string; at: Date; contentHash: Buffer; names: string[]; amounts: number[] }

async function checkChain(db: Db, tell: Tell): Promise<{ sealed: number; head: string | null }> {
  let head: Buffer = noHash
  let sealed = 0
  for (let after = 0; ; ) {
    const links = await findLinks(db, after, batch)
    for (const link of links) {
      const { position, movementId } = link
      if (position !== sealed + 1) tell(`The chain goes from link ${sealed} to link ${position}.`)
      if (link.key === null) tell(`Link ${position} names movement ${movementId}, which is not there.`)
      else checkContent(movementId, link, tell)
      if (link.key !== null && !linkHash(head, link.contentHash).equals(link.hash)) {
        tell(`Link ${position} (movement ${movementId}) does not follow from the one before.`)
      }
      // Onward from what is written, so that one broken link is told once.
      head = link.hash
      sealed = position
    }
    if (links.length < batch) break
    after = links.at(-1)?.position ?? after
  }
  return { sealed, head: sealed === 0 ? null : head.toString('hex') }
}

async function checkUnsealed(db: Db, tell: Tell): Promise<number> {
  let unsealed = 0
  for (let after = 0; ; ) {
    const movements = await findUnsealed(db, after, batch)
    for (const movement of movements) {
      const { movementId } = movement
      checkContent(movementId, movement, tell)
      if (!movement.isQueued) tell(`Movement ${movementId} is not in the chain and is not waiting for it either.`)
    }
    unsealed += movements.length
    if (movements.length < batch) break
    after = movements.at(-1)?.movementId ?? after
  }
  return unsealed
}

function checkContent(movementId: number, content: Content, tell: Tell): void {
  const sum = content.amounts.reduce((before, paise) => before + paise, 0)
  if (content.amounts.length < 2 || content.amounts.length !== content.names.length || sum !== 0) {
    tell(`Movement ${movementId} (${content.key}) is not balanced: ${sum} paise.`)
  }
  if (!contentHash(content).equals(content.contentHash)) {
    tell(`Movement ${movementId} (${content.key}) is not as it was posted: its contents do not match their hash.`)
  }
}

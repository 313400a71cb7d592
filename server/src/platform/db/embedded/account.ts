import { readFile, realpath, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseStartError } from './start-error.ts'

export interface Account {
  uid: number
  gid: number
}

/**
 * Whom the server runs as when we are root, which PostgreSQL refuses to run as; null: ourselves.
 * A cluster that exists stays with its owner, so that a start as root does not lock out its user.
 */
export async function serverAccount(cluster: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null
  const owner = await stat(cluster).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const people = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const person = people.find((fields) => fields[0] === name)
    if (person) return { uid: Number(person[2]), gid: Number(person[3]) }
  }
  throw new DatabaseStartError(
    'As root, the database needs a user "postgres" or "nobody" to run as. Add one, or start as an ordinary user.',
  )
}

/** Whether the account may walk into an existing folder: every parent must let it through. */
export async function mayEnter(folder: string, account: Account): Promise<boolean> {
  for (let at = await realpath(folder); ; at = dirname(at)) {
    const { uid, gid, mode } = await stat(at)
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
    if (at === dirname(at)) return true
  }
}

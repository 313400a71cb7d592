/** Whoever asked has gone: nobody waits for the answer. */
export class CallerLeft extends Error {
  constructor() {
    super('The caller left before the answer was ready.')
  }
}

/** Connection refused, cut or timed out; and what PostgreSQL says of itself when it cannot work just now. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // Of a socket: nobody made it yet, or more are waiting than it takes.
  'ENOENT',
  'EAGAIN',
  // A statement that took too long, was cancelled, or waited too long for a lock.
  '57014',
  '55P03',
  // Ended by an administrator, after a crash, not up yet, gone; idle for too long within a transaction.
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
  // Out of disk, of memory, of connections.
  '53000',
  '53100',
  '53200',
  '53300',
  // An error of the disk under it.
  '58030',
  // Lost connections, as PostgreSQL numbers them.
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
])

/** Cut off after all the time a statement has, or cancelled. */
export function wasCutOff(error: unknown): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === '57014'
}

/** The driver gives these no code. */
const sentences = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]

/** Whether this means: the database does not answer, or not in time. The same may well succeed a little later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall, path } = error as NodeJS.ErrnoException
  // A file that is missing is another matter than a socket.
  if (code === 'ENOENT') return syscall === 'connect' && path !== undefined
  if (code !== undefined) return codes.has(code)
  return sentences.some((sentence) => error.message.startsWith(sentence))
}

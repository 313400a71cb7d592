import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** JSON lines. Bodies and headers are never logged; the names below are a second net for what a line may carry. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorWithoutValues },
    redact: {
      paths: ['authorization', 'token', 'password', 'otp', 'mobile', 'email'].flatMap((name) => [name, `*.${name}`]),
      censor: '[hidden]',
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** What helps to find a defect. PostgreSQL's `detail` and `where` quote rows, so they stay out. */
function errorWithoutValues(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack } = error
  const { code, constraint, table } = error as Error & { code?: string; constraint?: string; table?: string }
  return { type: name, message, stack, code, constraint, table }
}

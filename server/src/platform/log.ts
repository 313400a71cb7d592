import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** JSON lines. Bodies and headers are never logged; the names below are a second net for what a line may carry. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['authorization', 'token', 'password', 'otp', 'mobile', 'email'].flatMap((name) => [name, `*.${name}`]),
      censor: '[hidden]',
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

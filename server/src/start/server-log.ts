import { join } from 'node:path'
import { pino } from 'pino'
import type { Config } from '../config.ts'
import { createLog, type Log } from '../platform/log.ts'
import { RotatingFile } from './rotating-file.ts'

/** In the demo people read the terminal, so the log is a file; elsewhere machines read standard output. */
export function createServerLog({ mode, isDev, dataDir, logLevel }: Config): Log {
  if (mode !== 'demo') return createLog(logLevel)
  const file = new RotatingFile(logPath(dataDir))
  if (!isDev) return createLog(logLevel, file)
  return createLog(
    logLevel,
    pino.multistream([
      { level: 'debug', stream: file },
      { level: 'warn', stream: process.stderr },
    ]),
  )
}

export function logPath(dataDir: string): string {
  return join(dataDir, 'server.log')
}

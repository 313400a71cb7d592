import type { Config } from '../config.ts'
import type { Log } from '../platform/log.ts'
import { logPath } from './server-log.ts'

/** Tells whoever started us what is going on. */
export interface Announcer {
  step(text: string): void
  /** The address, or null when this process serves no pages; and what a demo says of itself. */
  ready(address: string | null, greeting?: readonly string[]): void
  stopping(): void
}

/** Plain lines for people in the demo and in development, log lines for machines in production. */
export function createAnnouncer(config: Config, log: Log, say: (line: string) => void): Announcer {
  if (config.mode === 'production') {
    return {
      step: (text) => log.info(text),
      ready: (address) => log.info({ address }, 'ready'),
      stopping: () => log.info('stopping'),
    }
  }
  return {
    step: (text) => say(`${text} …`),
    ready: (address, greeting = []) =>
      say(address ? readyText(config, address, greeting) : 'The worker is running. Press Ctrl-C to stop it.'),
    stopping: () => say('Stopping …'),
  }
}

function readyText(config: Config, address: string, greeting: readonly string[]): string {
  // It is said again after every change.
  if (config.isDev) return `Properysearch is ready at ${address}`
  const lines = ['', `  Properysearch is ready at ${address}`, '']
  if (greeting.length > 0) lines.push(...greeting.map((line) => `  ${line}`), '')
  lines.push(`  Email and SMS  ${address}/dev/outbox`)
  if (config.mode === 'demo') lines.push(`  Log            ${logPath(config.dataDir)}`)
  lines.push('', '  Press Ctrl-C to stop it.', '')
  return lines.join('\n')
}

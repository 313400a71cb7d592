import { demoAccounts, demoPassword } from '@properysearch/demo-world/src/demo-accounts.ts'
import type { Config } from '../config.ts'
import type { Log } from '../platform/log.ts'
import { logPath } from './server-log.ts'

/** Tells whoever started us what is going on. */
export interface Announcer {
  step(text: string): void
  /** The address, or null when this process serves no pages. */
  ready(address: string | null): void
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
    ready: (address) => say(address ? readyText(config, address) : 'The worker is at work. Ctrl-C stops it.'),
    stopping: () => say('Stopping …'),
  }
}

function readyText(config: Config, address: string): string {
  // It is said again after every change.
  if (config.isDev) return `Properysearch is ready at ${address}`
  const lines = ['', `  Properysearch is ready at ${address}`, '']
  if (config.mode === 'demo') {
    lines.push(`  Demo accounts, all with the password ${demoPassword}:`)
    lines.push(...demoAccounts.map(({ email, about }) => `    ${email.padEnd(20)}${about}`), '')
  }
  lines.push(`  Mails and SMS  ${address}/dev/outbox`)
  if (config.mode === 'demo') lines.push(`  Log            ${logPath(config.dataDir)}`)
  lines.push('', '  Ctrl-C stops it.', '')
  return lines.join('\n')
}

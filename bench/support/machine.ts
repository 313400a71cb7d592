import { cpus, totalmem } from 'node:os'

/** What a number was measured on: without it the number says nothing. */
export function machine(): string {
  const [cpu] = cpus()
  return `${cpus().length} cores (${cpu?.model.trim() || process.arch}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`
}

export function say(line = ''): void {
  process.stdout.write(`${line}\n`)
}

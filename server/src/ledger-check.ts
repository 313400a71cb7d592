import { existsSync } from 'node:fs'
import { readConfig } from './config.ts'
import { checkLedgerOf } from './start/check-ledger-of.ts'
import { sentencesFor } from './start/start-failure.ts'

// npm run ledger:check   proves the ledger of DATABASE_URL or DATA_DIR; ends with 0 only when all of it is in order

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { movements, entries, unsealed, head, problems } = await checkLedgerOf(readConfig(process.env))
  const waiting = unsealed > 0 ? `, ${unsealed} of them not sealed yet` : ''
  say(`${movements} movements with ${entries} entries${waiting}.`)
  if (head) say(`The chain ends in ${head}.`)
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  if (problems.length === 0) say('The ledger is in order: it sums to zero, and nothing in it has been changed.')
  else process.stderr.write(`The ledger is NOT in order: ${problems.length} problems.\n`)
  process.exitCode = problems.length === 0 ? 0 : 1
} catch (error) {
  for (const sentence of sentencesFor(error, undefined) ?? [String(error)]) process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}

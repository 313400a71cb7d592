// Sends made-up requests to every call for as long as asked: `npm run fuzz -- --seconds 600 --seed 7`. The same seed sends
// the same requests; `--call orders.create` keeps to one call.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './prepare/project.mjs'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, seed: { type: 'string' }, call: { type: 'string' } },
})
const seed = values.seed ?? String(Date.now() % 1_000_000_000)
for (const [name, text] of Object.entries({ seconds: values.seconds, seed })) {
  if (!/^[1-9]\d{0,8}$/.test(text)) {
    console.error(`--${name} must be a whole number of 1 or more.`)
    process.exit(2)
  }
}
const child = spawn(join(root, 'node_modules/.bin/vitest'), ['run', 'server/test/every-call/fuzz/fuzz.test.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    FUZZ_SECONDS: values.seconds,
    FUZZ_SEED: seed,
    ...(values.call ? { FUZZ_CALL: values.call } : {}),
  },
})
child.on('exit', (code) => {
  process.exitCode = code ?? 1
})

import { readdir } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { machine, say } from './support/report.ts'

// npm run bench            every bench, one after the other
// npm run bench -- search  those named

// React decides by this, when it is first imported, how it works.
process.env.NODE_ENV = 'production'

const files = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.bench.ts')).sort()
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !files.includes(`${name}.bench.ts`))
if (unknown.length > 0) {
  process.stderr.write(
    `There is no benchmark called ${unknown.join(', ')}. There are: ${files.map((file) => file.replace('.bench.ts', '')).join(', ')}.\n`,
  )
  process.exit(1)
}
say(`${machine()}, load ${loadavg()[0]?.toFixed(1)}, ${new Date().toISOString().slice(0, 10)}`)
for (const file of files) {
  if (asked.length > 0 && !asked.includes(file.replace('.bench.ts', ''))) continue
  const { run } = (await import(`./${file}`)) as { run(): Promise<void> }
  await run()
}

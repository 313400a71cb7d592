// Writes .env.example from the table of variables: `node checks/env-example.ts`.
import { writeFileSync } from 'node:fs'
import { variables } from '../server/src/config.ts'

export const envExamplePath = new URL('../.env.example', import.meta.url)

export function envExample(): string {
  const entries = Object.entries(variables).map(([name, { default: value, about }]) => {
    const quoted = /\s/.test(value) ? `"${value}"` : value
    return `# ${about}\n${name}=${quoted}\n`
  })
  const opening =
    '# Every variable that Properysearch reads, with its default. To change one, copy this file to .env.\n'
  return [opening, ...entries].join('\n')
}

if (import.meta.main) writeFileSync(envExamplePath, envExample())

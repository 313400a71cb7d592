import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig } from '../server/src/config.ts'
import { envExample, envExamplePath } from './env-example.ts'

test('.env.example lists every variable with its default; `node checks/env-example.ts` writes it', () => {
  expect(readFileSync(envExamplePath, 'utf8')).toBe(envExample())
})

test('copied as it is, .env.example changes nothing', () => {
  expect(readConfig(parseEnv(envExample()))).toEqual(readConfig({}))
})

import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** A fresh, migrated database of its own for one test file. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const template = inject('databaseUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: template.replace('{database}', 'postgres') })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await admin(`create database ${name} template template_test`)
  return {
    url: template.replace('{database}', name),
    drop: () => admin(`drop database ${name} with (force)`),
  }
}

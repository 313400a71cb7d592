import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** A fresh database of its own for one test file, migrated or with what another template holds. */
export async function createTestDatabase(template = 'template_test'): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  // Its files are copied as they are, which costs a third of copying page by page.
  await asAdmin((admin) => admin.query(`create database ${name} template ${template} strategy file_copy`))
  return {
    url: urlOf(name),
    drop: () => asAdmin(async (admin) => void (await admin.query(`drop database ${name} with (force)`))),
  }
}

/** A template of the given name, filled by whichever test file needs it first; the others wait for it. */
export async function createTemplate(name: string, fill: (url: string) => Promise<void>): Promise<void> {
  await asAdmin(async (admin) => {
    await admin.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    const unfinished = `${name}_unfinished`
    await admin.query(`drop database if exists ${unfinished} with (force)`)
    await admin.query(`create database ${unfinished} template template_test strategy file_copy`)
    await fill(urlOf(unfinished))
    await admin.query(`alter database ${unfinished} rename to ${name}`)
  })
}

const urlOf = (name: string) => inject('databaseUrl').replace('{database}', name)

async function asAdmin<Result>(work: (admin: pg.Client) => Promise<Result>): Promise<Result> {
  const admin = new pg.Client({ connectionString: urlOf('postgres') })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

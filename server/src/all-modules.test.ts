import { readdir } from 'node:fs/promises'
import { erasureWords } from '@properysearch/contract/erasure/calls'
import { expect, test } from 'vitest'
import { createUser } from '../test/factories.ts'
import { createTestApp } from '../test/test-app.ts'
import { allModules } from './all-modules.ts'
import { gather, type Module } from './module.ts'
import { hashPassword } from './modules/auth/index.ts'
import { enqueue, handleJob, jobKind } from './platform/jobs/jobs.ts'

test('every folder of modules is one module, listed once', async () => {
  const folders = (await readdir(new URL('modules/', import.meta.url))).sort()
  expect(allModules.map(({ name }) => name).sort()).toEqual(folders)
})

test('every job has a name of its own that the timetable can read', () => {
  const gathered = gather(allModules)
  const names = allModules.flatMap(({ jobs }) => jobs?.(gathered) ?? []).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[a-z][a-z-]+$/)
})

test('a module needs one registration: its call, job, purpose and eraser are all in use', async () => {
  const water = jobKind<{ plant: string }>('water-plant')
  const done: string[] = []
  const garden = { name: 'Garden', state: 'Maharashtra', latitude: 18.5, longitude: 73.8 }
  const plants: Module = {
    name: 'plants',
    handlers: () => ({ places: { listCities: async () => ({ data: [garden] }) } }),
    jobs: () => [handleJob(water, async (_, { plant }) => void done.push(`watered ${plant}`))],
    purposes: [
      {
        name: 'property-analysis',
        callBack: 'propertyanalysis',
        quote: async (_, __, { subjectId }) => ({
          title: 'A neem tree',
          subjectId,
          taxablePaise: 100_00,
          placeOfSupply: 'Maharashtra',
          sac: '998599',
        }),
        fulfil: async () => undefined,
        revoke: async () => undefined,
      },
    ],
    erasers: [{ goes: 'Your trees', erase: async () => void done.push('felled') }],
  }
  await expect(createTestApp({}, { modules: [plants, ...allModules] })).rejects.toThrow('Two modules give listCities.')
  const app = await createTestApp({}, { modules: [plants, ...allModules.map(withoutCities)] })
  try {
    expect((await app.visitor.places.listCities()).data).toEqual([garden])
    const password = 'tulsi-and-neem-7'
    const person = await createUser(app, { passwordHash: await hashPassword(password) })
    const quoted = await person.client.orders.quote({ purpose: 'property-analysis', subjectId: 1 })
    expect(quoted.data.title).toBe('A neem tree')
    expect((await person.client.erasure.getErasure({ id: person.user.id })).data.goes).toContain('Your trees')
    await enqueue(app.db, water, { plant: 'tulsi' })
    await app.runJobs()
    const { id } = person.user
    await person.client.erasure.eraseAccount({ id, password, confirmation: erasureWords })
    expect(done).toEqual(['watered tulsi', 'felled'])
  } finally {
    await app.close()
  }
})

/** The contract has no call to spare: the new module answers one of another's. */
function withoutCities(module: Module): Module {
  if (module.name !== 'places') return module
  return {
    ...module,
    handlers: (gathered) => {
      const { listCities: _, ...others } = module.handlers?.(gathered).places ?? {}
      return { places: others } as ReturnType<NonNullable<Module['handlers']>>
    },
  }
}

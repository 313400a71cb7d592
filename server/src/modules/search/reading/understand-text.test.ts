import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createProperty, placeIds } from '../../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/db/sql.ts'
import { learnWords } from './lexicon.sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  const { cityId, localityId } = await placeIds(app, 'Wakad')
  for (const name of ['Bakulgandh Villas', 'Tarangini Crest']) {
    await app.db.run(sql`insert into societies (city_id, locality_id, name, created_at)
      values (${cityId}, ${localityId}, ${name}, ${app.clock.now})`)
  }
  const { id: societyId } = await app.db.one<{ id: number }>(
    sql`select id from societies where name = 'Bakulgandh Villas'`,
  )
  await createProperty(app, {
    title: 'Row house with a terrace garden',
    cityId,
    localityId,
    locality: 'Wakad',
    societyId,
  })
  await learnWords(app.db, null)
})
afterAll(() => app.close())

const chips = async (text: string) =>
  (await app.visitor.search.searchProperties({ text })).understood.chips.map((chip) => `${chip.kind}: ${chip.label}`)

describe('a text is understood', () => {
  const cases: [string, string[]][] = [
    ['2 bhk in baner under 80 lakh', ['bhk: 2 BHK', 'locality: Baner', 'price: Under ₹80 Lac']],
    ['flat for rent in kothrud', ['subcategory: Flats', 'listedIn: For Rent', 'locality: Kothrud']],
    ['kotrud 2 bhk', ['locality: Kothrud', 'bhk: 2 BHK']],
    ['hinjwadi', ['locality: Hinjewadi']],
    ['Hinjewadi Phase 2', ['locality: Hinjewadi Phase 2']],
    ['karv nagar', ['locality: Karve Nagar']],
    ['pimple saudagr flats', ['locality: Pimple Saudagar', 'subcategory: Flats']],
    ['bangalore', ['city: Bengaluru']],
    ['viman ngr or kharadi', ['locality: Viman Nagar', 'locality: Kharadi']],
    ['Bakulgandh Villas', ['society: Bakulgandh Villas']],
    ['bakulgand villas', ['society: Bakulgandh Villas']],
    ['tarangni crest wakad', ['society: Tarangini Crest', 'locality: Wakad']],
    ['terace garden', ['words: terrace', 'words: garden']],
    ['2,3 bhk between 50 lakh and 1.2 cr', ['bhk: 2 BHK, 3 BHK', 'price: ₹50 Lac to ₹1.2 Cr']],
    ['3+ bhk above 1 crore', ['bhk: 3+ BHK', 'price: Above ₹1 Cr']],
    ['1 rk 12k rent', ['bhk: 1 RK', 'price: Under ₹12,000', 'listedIn: For Rent']],
    ['20-30k on rent', ['price: ₹20,000 to ₹30,000', 'listedIn: For Rent']],
    ['semi furnished ready to move', ['furnishing: Semi-furnished', 'possession: Ready To Move']],
    ['north east facing by owner', ['facing: North East facing', 'postedBy: By owner']],
    ['office space in camp', ['subcategory: Offices', 'locality: Camp']],
    ['bungalow 1.5 cr', ['subcategory: Bungalows', 'price: Under ₹1.5 Cr']],
    ['2 bhk under 1.1', ['bhk: 2 BHK', 'price: Under ₹1.1 Cr']],
    ['properties in pune', ['city: Pune']],
    ['!!! %_\\ \'" ;--', []],
    ['₹₹₹', []],
  ]
  test.each(cases)('%s', async (text, expected) => {
    expect(await chips(text)).toEqual(expected)
  })
})

test('each chip says what was typed, whether it was corrected, and what remains without it', async () => {
  const { understood } = await app.visitor.search.searchProperties({ text: '2 bhk in Kotrud under 80 lakh' })
  expect(understood.chips).toEqual([
    { kind: 'bhk', label: '2 BHK', typed: '2 bhk', isCorrected: false, without: 'in Kotrud under 80 lakh' },
    { kind: 'locality', label: 'Kothrud', typed: 'Kotrud', isCorrected: true, without: '2 bhk under 80 lakh' },
    { kind: 'price', label: 'Under ₹80 Lac', typed: 'under 80 lakh', isCorrected: false, without: '2 bhk in Kotrud' },
  ])
})

test('the kind and deal that were typed win over the tab', async () => {
  const query = { type: 'rent', subCategory: 'condo', text: 'flats for sale in wakad' } as const
  expect(await app.visitor.search.searchProperties(query)).toMatchObject({ total: 1 })
})

test('a choice made in the filters wins over the text, and its chip goes', async () => {
  const found = await app.visitor.search.searchProperties({
    text: '5 bhk wakad under 10 lakh',
    bhk: '2',
    maxPrice: 1e8,
  })
  expect(found.total).toBe(1)
  expect(found.understood.chips.map((chip) => chip.kind)).toEqual(['locality'])
})

test('words that no listing has find nothing, and are shown', async () => {
  const found = await app.visitor.search.searchProperties({ text: 'zzyzx wakad' })
  expect(found.total).toBe(0)
  expect(found.understood.chips).toContainEqual(expect.objectContaining({ kind: 'words', label: 'zzyzx' }))
})

describe('suggestions', () => {
  const suggested = async (text: string) =>
    (await app.visitor.search.suggest({ text })).data.map((suggestion) => `${suggestion.text} (${suggestion.place})`)

  test('begin with what was typed, and forgive typing errors', async () => {
    expect(await suggested('koth')).toEqual(['Kothrud (Pune)'])
    expect(await suggested('hinjwad')).toEqual(['Hinjewadi (Pune)'])
    expect(await suggested('hinje')).toEqual([
      'Hinjewadi (Pune)',
      'Hinjewadi Phase 1 (Pune)',
      'Hinjewadi Phase 2 (Pune)',
      'Hinjewadi Phase 3 (Pune)',
    ])
    expect(await suggested('bangal')).toEqual(['Bengaluru (Karnataka)'])
    expect(await suggested('bakul')).toEqual(['Bakulgandh Villas (Wakad, Pune)'])
    expect(await suggested('nagar')).toContain('Karve Nagar (Pune)')
  })

  test('complete the last words of a sentence', async () => {
    expect(await suggested('2 bhk in koth')).toEqual(['2 bhk in Kothrud (Pune)'])
  })

  test('are none for a sentence that ends in a price', async () => {
    expect(await suggested('lakh')).not.toEqual([])
    for (const text of ['2 bhk in banner under 80 lakh', 'kothrud 1.2 cr']) expect(await suggested(text)).toEqual([])
  })

  test('count what is live there and are eight at most', async () => {
    const { data } = await app.visitor.search.suggest({ text: 'wak' })
    expect(data[0]).toMatchObject({ kind: 'locality', label: 'Wakad', count: 1, latitude: 18.5985 })
    expect((await app.visitor.search.suggest({ text: 'pa' })).data.length).toBeLessThanOrEqual(8)
  })

  test('are none for nothing, a letter or a pattern', async () => {
    for (const text of ['', 'x', '%%', '__']) expect((await app.visitor.search.suggest({ text })).data).toEqual([])
  })

  test('refuse a text that is far too long', async () => {
    await expect(app.visitor.search.suggest({ text: 'x'.repeat(81) })).rejects.toMatchObject({
      http: 400,
      body: { errors: { text: expect.any(String) } },
    })
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../../src/modules/auth/index.ts'
import { createAd } from '../ad-factory.ts'
import { createCase, giveDraft } from '../case-factory.ts'
import { bookedSale } from '../deal-factory.ts'
import { createUser, type TestPerson } from '../factories.ts'
import { createHire, createProfessional } from '../hire-factory.ts'
import { addAccount } from '../mandate-factory.ts'
import { createProperty } from '../property-factory.ts'
import { represented } from '../representation-factory.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import {
  type Answer,
  clientAt,
  listsOf,
  listsOfListing,
  listsOfProperties,
  propertyFields,
  type SpecificationClient,
  spelledOut,
  words,
} from './client.ts'

// Somebody builds a client from the specification alone, and it works: over HTTP, in the order in which people would.

const password = 'a tall banyan'
const called = new Set<string>()
let app: TestApp
let address = ''
let visitor: SpecificationClient
let me: { id: number; call: SpecificationClient }
let owner: TestPerson
let sellerId: number
let seller: { id: number; call: SpecificationClient }
let flat: number

beforeAll(async () => {
  app = await createTestApp()
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const bound = app.http.server.address()
  address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`
  app.config.publicUrl = address
  visitor = clientAt(address, null, called)
  const passwordHash = await hashPassword(password)
  owner = await createUser(app, { email: 'mandar@example.in', passwordHash, firstname: 'Mandar' })
  sellerId = owner.user.id
  flat = await createProperty(app, {
    ownerId: sellerId,
    title: 'Flat to let in Baner',
    listedIn: 'rent',
    pricePaise: 28_000_00,
    depositPaise: 84_000_00,
  })
  await createProperty(app, { ownerId: sellerId, title: 'Flat for sale in Baner' })
  await createUser(app, { email: 'asha@example.in', passwordHash })
})
afterAll(() => app.close())

const fine = (answer: Answer) => {
  expect(answer, answer.message).toMatchObject({ http: 200, status: 1 })
  return answer
}
const signIn = async (email: string) => {
  const { user, token } = fine(await visitor('POST /api/auths/login', {}, { email, password }))
  return { id: user?.id as number, user, call: clientAt(address, token as string, called) }
}
const checkProperty = (item: Record<string, Record<string, unknown>>) => {
  for (const [part, fields] of Object.entries(propertyFields)) {
    for (const field of fields) expect(item[part], `${part}.${field}`).toHaveProperty(field)
  }
}
const titlesOf = ({ data }: Answer) => data.map((item: { propertydata: { title: string } }) => item.propertydata.title)

test('a visitor searches in the words of the specification', async () => {
  const search = async (body: object) => fine(await visitor('POST /api/property/serchproperty', {}, body))
  const found = await search({ type: 'Rent', subCategory: 'apartment', budget: null, location: 'Baner' })
  expect(titlesOf(found)).toEqual(['Flat to let in Baner'])
  checkProperty(found.data[0])
  expect(found.data[0].propertydata.listedIn).toBe('rent')
  expect(titlesOf(await search({ type: 'Buy', subCategory: 'Flats', locality: 'Baner' }))).toEqual([
    'Flat for sale in Baner',
  ])
  expect(titlesOf(await search({ type: 'sell', budget: '50LacTo1Cr' }))).toEqual(['Flat for sale in Baner'])
  for (const type of words.tabs) {
    for (const subCategory of words.options[type]) await search({ type, subCategory })
  }
  for (const subCategory of words.subcategories) await search({ subCategory })
  for (const budget of words.budgets) await search({ budget })
  for (const possession of words.possession) await search({ possession })
  for (const furnishing of words.furnishing) await search({ furnishing })
  for (const facing of words.facing) await search({ facing })
  for (const age of words.ages) await search({ age })
  for (const amenities of words.amenities) await search({ amenities })
  for (const floorsNo of words.floors) await search({ floorsNo })
  const unknown = await visitor('POST /api/property/serchproperty', {}, { colour: 'green' })
  expect([unknown.http, unknown.message]).toEqual([400, 'We do not know the field ‘colour’.'])
})

test('and reads what is public: lists of properties, people, packages, figures and ads', async () => {
  const lists = [
    await visitor('POST /api/property/propertylist', { page: 1 }),
    await visitor('GET /api/property/nearbyuser/{lat},{lng}', { lat: 18.559, lng: 73.787 }),
    await visitor('POST /api/property/recommendproperty'),
    await visitor('POST /api/property/getofferproperty/{id}', { id: flat }),
    await visitor('GET /api/propertypromote/getAllPromoteProperty/{param}', { param: 1 }),
  ]
  for (const list of lists) {
    expect(fine(list).data).toBeInstanceOf(Array)
    list.data.forEach(checkProperty)
  }
  expect(lists[0]?.data.length).toBeGreaterThan(1)
  expect(lists[1]?.data[0]).toHaveProperty('zoomLevel')
  checkProperty(fine(await visitor('GET /api/property/{id}', { id: flat })).data)
  fine(await visitor('GET /api/property/getPropertyData/{id}', { id: flat }))
  fine(await visitor('GET /api/profilepremium/getUserPremiumList'))
  const packages = fine(await visitor('GET /api/subscriptions/{role}', { role: 'user' })).data
  fine(await visitor('GET /api/subscriptions/subscriptiondetails/{packageId}', { packageId: packages[0].id }))
  for (const place of words.ads) fine(await visitor(`GET /api/ads/searchSingleFor${place}`, { pageToShow: 'homepage' }))
  fine(await visitor('GET /pythonBiApi/Range'))
  fine(await visitor('GET /pythonBiApi/CategoryCount'))
  fine(await visitor('GET /pythonBiApi/get_unique_data'))
  fine(await visitor('GET /pythonBiApi/get_all_data', { district: 'Pune', property_type: 'Flats' }))
  for (const filterName of words.filters) fine(await visitor('GET /pythonBiApi/{filterName}', { filterName }))
  fine(await visitor('GET /pythonBiApi/Details/{id}', { id: flat }))
  fine(await visitor('GET /pythonBiApi/get_matching_data', { _id: flat }))
})

test('shows an ad, and has its view and its click counted', async () => {
  await createAd(app)
  const asked = { adFormat: 'image', pageToShow: 'homepage', adPosition: 'top' }
  const ad = fine(await visitor('GET /api/ads/searchSingleForTopHome', asked)).data
  expect(Object.keys(ad)).toEqual(expect.arrayContaining([...words.ofAnAd]))
  fine(await visitor('POST /api/stat/add', { userId: 0, adId: ad.adId }))
  fine(await visitor('PUT /api/form/increaseresult/{adId}', { adId: ad.adId }))
})

test('signs in, and what login, profile and dashboard answer has the fields of the specification', async () => {
  const wrong = await visitor('POST /api/auths/login', {}, { email: 'asha@example.in', password: 'another' })
  expect([wrong.status, typeof wrong.message]).toEqual([0, 'string'])
  me = await signIn('asha@example.in')
  seller = await signIn('mandar@example.in')
  expect(Object.keys((await signIn('asha@example.in')).user ?? {})).toEqual(
    expect.arrayContaining(['id', 'firstname', 'lastname', 'userrole', 'city', 'email']),
  )
  const { id } = me
  const profile = fine(await me.call('GET /api/profile/{id}', { id })).data
  expect(Object.keys(profile.Userdata)).toEqual(
    expect.arrayContaining(['firstname', 'lastname', 'userrole', 'aadharverification', 'panverification']),
  )
  expect(profile).toHaveProperty('ProfileImage')
  fine(await me.call('GET /api/profile/user/getkyc/{id}', { id }))
  fine(await me.call('GET /api/profile/verificationstatus/{id}', { id }))
  fine(await me.call('GET /api/profile/findadminbankdetails/1'))
  fine(await me.call('GET /api/dashboard/userdashboard/{id}', { id }))
})

test('marks a favourite, reloads what is nearby, and finds it in the list', async () => {
  const { id: userid } = me
  fine(await me.call('POST /api/property/markasfavourite', {}, { userid, propertyid: [] }))
  fine(await me.call('POST /api/property/markasfavourite', {}, { userid, propertyid: [flat] }))
  fine(await me.call('GET /api/property/nearbyuser/{lat},{lng}', { lat: 18.559, lng: 73.787 }))
  const favourites = fine(await me.call('GET /api/property/findbyfavourite/{id}', { id: userid }))
  expect(titlesOf(favourites)).toEqual(['Flat to let in Baner'])
  favourites.data.forEach(checkProperty)
  fine(await me.call('GET /api/property/findbyuserid/{id}/{userId}', { id: flat, userId: userid }))
})

test('posts a property in the words of the specification, once for each key', async () => {
  const key = randomUUID()
  const begin = () => seller.call('POST /api/listings', {}, { listedIn: 'Rent', subcategory: 'Flats' }, key)
  const { id, version } = fine(await begin()).data
  expect(fine(await begin()).data.id).toBe(id)
  const saved = await seller.call(
    'PUT /api/listings/{id}',
    { id },
    {
      version,
      title: 'Two rooms by the park',
      price: 25000,
      city: 'Pune',
      address: 'Lane 5, Baner',
      latitude: 18.559,
      longitude: 73.787,
      bathrooms: 2,
      garages: 1,
      possession: 'Ready To Move',
      furnishing: 'UnFurnished',
      facing: 'South East',
      age: '0-5 Years',
      amenities: ['Temple', 'Public Transport'],
    },
  )
  expect(fine(saved).data.fields).toMatchObject({ listedIn: 'rent', price: 25000, furnishing: 'UnFurnished' })
  const mine = fine(await seller.call('GET /api/Property/findByUser/{id}', { id: sellerId, page: 1 }))
  expect(titlesOf(mine)).toContain('Two rooms by the park')
  mine.data.forEach(checkProperty)
})

test('pays for a contact: what to pay, the checkout, back by order_id, the history, the invoice', async () => {
  const { id } = me
  const { payment } = fine(await me.call('POST /api/contact/create', {}, { propertyId: flat })).data
  const wanted = { purpose: payment.purpose, subjectId: payment.subjectId }
  const order = fine(await me.call('POST /api/orders', {}, wanted, randomUUID())).data
  const pressed = await fetch(new URL(order.checkoutUrl, address), {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'pay', method: 'upi' }),
    redirect: 'manual',
  })
  expect(pressed.status).toBe(303)
  const back = await me.call('GET /api/rentcontact/getCallBack', { order_id: order.id })
  expect(fine(back).data.status).toBe('paid')
  const history = fine(await me.call('GET /api/contact/getpaymenthistory/{id}', { id })).data
  expect(history).toHaveLength(1)
  fine(await me.call('GET /api/contact/invoicedetails/{id}', { id: back.data.invoice.id }))
  // What was bought elsewhere has a call-back of its own.
  for (const callBack of spelledOut.filter((call) => /getCallBack$/.test(call) && !called.has(call))) {
    const other = await me.call(callBack, { order_id: order.id })
    expect(other, callBack).toMatchObject({ http: 404, status: 0, message: expect.any(String) })
  }
  const status = await me.call('GET /api/contact/checkpaymentstatus/{propertyId}/{id}', { propertyId: flat, id })
  expect(fine(status).data.standing).toBe('unlocked')
  fine(await me.call('GET /api/agents/propertydetails/{id}/{userId}', { id: flat, userId: id }))
  const requests = await seller.call('GET /api/method/findbyseller/{userId}/{id}', { userId: sellerId, id: flat })
  expect(fine(requests).Data).toHaveLength(1)
})

test('a lawyer’s lead is read, accepted, and then viewed', async () => {
  const lawyer = await createProfessional(app, 'lawyer')
  await createHire(app, { kind: 'lawyer', professional: lawyer, propertyId: flat, state: 'paid' })
  const call = clientAt(address, lawyer.token, called)
  const leads = async () => fine(await call('GET /api/lawyer/leadlist/{id}', { id: lawyer.user.id })).data
  const [lead] = await leads()
  for (const [part, fields] of [
    ['buyerdata', ['firstname', 'lastname']],
    ['propertydata', ['title']],
    ['lawyerdata', ['id', 'requeststatus']],
  ] as const) {
    for (const field of fields) expect(lead[part]).toHaveProperty(field)
  }
  expect(lead.lawyerdata.requeststatus).not.toBe(1)
  fine(await call('PUT /api/lawyer/accpetlead/{leadId}', { leadId: lead.lawyerdata.id }))
  expect((await leads())[0].lawyerdata.requeststatus).toBe(1)
  fine(await call('GET /api/lawyer/getleaddetails/{id}', { id: lead.lawyerdata.id }))
})

test.each(Object.keys(listsOf) as (keyof typeof listsOf)[])('every list of the role %s can be read', async (role) => {
  const person = role === 'user' ? null : await createUser(app, { role })
  const [id, call] = person ? [person.user.id, clientAt(address, person.token, called)] : [seller.id, seller.call]
  for (const list of listsOf[role]) {
    const inPath = list.match(/\{(\w+)\}/)?.[1]
    const answer = fine(await call(list, { ...(inPath ? { [inPath]: id } : {}), page: 1 }))
    const items = list.includes('/refund/') ? answer.allData : answer.data
    expect(items, list).toBeInstanceOf(Array)
    if (listsOfProperties.includes(list)) items.forEach(checkProperty)
  }
  if (role !== 'user') return
  await addAccount(app, owner)
  const [account] = fine(await call('GET /api/profile/finduserbankdetails/{id}', { id })).data
  fine(await call('GET /api/profile/getuserbankdetails/{bankId}', { bankId: account.id }))
  // Somebody has paid for a number of theirs.
  expect(titlesOf(await call('GET /api/property/findbyrequestcount/{id}', { id }))).toEqual(['Flat to let in Baner'])
})

test('a bid is accepted or rejected, and an agent’s requests are read', async () => {
  const asha = await createUser(app)
  for (const answer of ['accept', 'reject']) {
    const propertyId = await createProperty(app, { ownerId: sellerId })
    const { data: bid } = await asha.client.bids.place({ propertyId, amount: 80_00_000 })
    const [found] = fine(await seller.call('GET /api/bid/findbypropertyid/{id}', { id: propertyId })).data
    expect(found.bidData.id).toBe(bid.id)
    fine(await seller.call(`PUT /api/bid/${answer}/{id}`, { id: bid.id }))
  }
  const { agent } = await represented(app, { owner })
  const between = { agentId: agent.user.id, userId: sellerId }
  const list = await seller.call('GET /api/agents/holdpropertybyagent/{agentId}/{userId}', between)
  expect(fine(list).data).toHaveLength(1)
})

test('a deal is read by its buyer and its seller, with what was paid, what was asked for, and the agreement', async () => {
  const deal = await bookedSale(app)
  const made = await createCase(app, { client: deal.buyer, propertyId: deal.propertyId, bookingId: deal.bookingId })
  const { id: documentId } = await giveDraft(made)
  await deal.buyer.client.cases.shareDraft({ documentId })
  const [buyer, other] = [deal.buyer, deal.seller].map(({ user, token }) => {
    const call = clientAt(address, token, called)
    return {
      userId: user.id,
      read: async (path: string, values: Record<string, number>) => fine(await call(path, values)),
    }
  })
  if (!buyer || !other) throw new Error('A deal has two sides.')
  for (const { userId, read } of [buyer, other]) {
    await read('GET /api/property/getbookpropertydetails/{id}/{userId}', { id: deal.propertyId, userId })
  }
  const { userId } = buyer
  const paid = await buyer.read('GET /api/propertypayment/emipaidhistorybybuyer/{id}/{userId}', {
    id: deal.propertyId,
    userId,
  })
  const asked = await buyer.read('GET /api/propertypayment/getwithdrawalhistorybybuyer/{propId}/{userId}', {
    propId: deal.propertyId,
    userId,
  })
  for (const { data } of [paid, asked]) expect(data).toBeInstanceOf(Array)
  expect((await buyer.read('GET /api/book/getbookingtransaction/{userId}', { userId })).data).toHaveLength(1)
  expect((await buyer.read('GET /api/book/getpannytransaction/{userId}', { userId })).data).toHaveLength(1)
  expect((await buyer.read('GET /api/book/findbyuser/{id}', { id: userId })).data).toHaveLength(1)
  expect((await other.read('GET /api/property/getbookproperty/{id}', { id: other.userId })).data).toHaveLength(1)
  await buyer.read('GET /api/lawyer/getbuyeragreement/{userId}/{id}', { userId, id: made.id })
  await other.read('GET /api/lawyer/getselleragreement/{userId}/{id}', { userId: other.userId, id: made.id })
  await other.read('GET /api/lawyer/getleaddetailsbyseller/{id}', { id: made.id })
})

test('an evaluator’s lead is read', async () => {
  const evaluator = await createProfessional(app, 'evaluator')
  await createHire(app, { kind: 'evaluator', professional: evaluator, state: 'paid' })
  const call = clientAt(address, evaluator.token, called)
  const [lead] = fine(await call('GET /api/propertyevaluator/getleadlist/{id}', { id: evaluator.user.id })).data
  fine(await call('GET /api/propertyevaluator/getleaddetails/{id}', { id: lead.id }))
})

test('the lists of one listing can be read, and what two people have between them', async () => {
  for (const list of listsOfListing) {
    const answer = fine(await seller.call(list, { id: flat, userId: sellerId }))
    expect(list.includes('findbyseller') ? answer.Data : answer.data, list).toBeInstanceOf(Array)
  }
  const { id } = me
  fine(await me.call('GET /api/meeting/getmeetingrecord/{id}/{userId}', { id: 0, userId: id }))
  const near = { lat: 18.559, lng: 73.787, param: 10 }
  fine(await me.call('GET /api/agents/nearbyagent/{lat},{lng}/{param}', near))
})

test('what such a client has not called sends a code, or is not shown', () => {
  expect(spelledOut.filter((call) => !called.has(call))).toEqual([
    // Its body is not shown.
    'POST /api/profile/changepassword',
    // To approve a release.
    'GET /api/propertypayment/sendotp/{id}',
  ])
})

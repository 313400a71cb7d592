import type { Page } from '@playwright/test'
import type { RegistrationRole } from '@properysearch/contract/roles'
import { codeSentTo, demoEmails, demoPassword, newPerson } from './people.ts'
import { eightJpegs, pdf } from './posting.ts'
import { expect } from './test.ts'

export interface Send {
  <Data>(method: string, path: string, body?: object): Promise<Data>
  token: string
}

/** Calls of one person without the screens. */
export async function sender(page: Page, email: string, password = demoPassword): Promise<Send> {
  const { token } = await (await page.request.post('/api/auths/login', { data: { email, password } })).json()
  const headers = { authorization: `Bearer ${token}` }
  const send = async (method: string, path: string, body: object = {}) => {
    const reply = await page.request.fetch(`/api${path}`, { method, headers, ...body })
    expect(reply.ok(), `${method} ${path}: ${reply.status()}`).toBe(true)
    return (await reply.json()).data
  }
  return Object.assign(send, { token })
}

/** Somebody whom money can reach: with a proven PAN and a verified bank account. */
export async function newSeller(
  page: Page,
  email: string,
  pan: string,
  accountNumber: string,
  role: RegistrationRole = 'user',
) {
  const name = { firstname: 'Mandar', lastname: 'Joshi' }
  const person = await newPerson(page, email, role, name)
  const login = { email, password: person.password }
  const { user } = await (await page.request.post('/api/auths/login', { data: login })).json()
  const send = await sender(page, email, person.password)
  const nameOnPan = 'Mandar Joshi'
  await send('POST', '/kyc/pan/verify', { data: { pan, nameOnPan, bornOn: '1985-03-09', consent: true } })
  if (role === 'agent') await proveAadhaar(page, send, person)
  const bank = { ifsc: 'HDFC0000123', accountNumber, accountNumberAgain: accountNumber, holderName: nameOnPan }
  await send('POST', `/profile/${user.id}/bankaccounts`, { data: { ...bank, consent: true } })
  return { ...person, id: user.id as number, send }
}

/** An agent is asked for it on every page. */
async function proveAadhaar(page: Page, send: Send, { mobile, otp: earlier }: { mobile: string; otp: string }) {
  await send('POST', '/kyc/aadhaar/otp', { data: { number: '123456781117', consent: true } })
  await send('POST', '/kyc/aadhaar/verify', { data: { otp: await codeSentTo(page, mobile, earlier) } })
}

/** A flat, for sale unless told otherwise, that the back office has verified. */
export async function liveFlat(
  page: Page,
  send: Send,
  flat: { title: string; price: number; longitude: number; seed: number; listedIn?: 'sell' | 'rent' },
): Promise<number> {
  const draft = { listedIn: flat.listedIn ?? 'sell', subcategory: 'Flats' }
  const { id, version } = await send<{ id: number; version: number }>('POST', '/listings', { data: draft })
  const fields = {
    title: flat.title,
    description: 'Two bright rooms, a balcony to the east, water all day.',
    city: 'Pune',
    locality: 'Baner',
    address: '7 Agreement Lane, Baner',
    pincode: '411045',
    latitude: 18.559,
    longitude: flat.longitude,
    bhk: '2',
    bathrooms: 2,
    carpetSqft: 702,
    floor: 4,
    totalFloors: 9,
    price: flat.price,
  }
  await send('PUT', `/listings/${id}`, { data: { version, ...fields } })
  for (const [n, file] of (await eightJpegs(page, flat.seed)).slice(0, 3).entries()) {
    await send('POST', `/listings/${id}/pictures/photo/picture-${flat.seed}-${n}`, { multipart: { file } })
  }
  const file = { name: 'index-ii.pdf', mimeType: 'application/pdf', buffer: pdf }
  await send('POST', `/listings/${id}/papers/index-ii/paper-${flat.seed}`, { multipart: { file } })
  await send('POST', `/listings/${id}/submit`)
  const office = await sender(page, demoEmails.admin)
  const { changedAt } = await office<{ changedAt: string }>('GET', `/admin/listings/${id}`)
  const data = { changedAt, reason: 'The deed agrees with the listing.' }
  await office('POST', `/admin/listings/${id}/approve`, { data })
  return id
}

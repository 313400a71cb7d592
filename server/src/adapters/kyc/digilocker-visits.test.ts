import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import {
  envelope,
  refusal,
  type SandboxReply,
  type SandboxServer,
  startSandboxServer,
} from '../../../test/sandbox-server.ts'
import { digilockerVisits } from './digilocker-visits.ts'
import { KycUnavailable } from './port.ts'
import { sandboxKyc } from './sandbox-kyc.ts'

let server: SandboxServer
beforeAll(async () => {
  server = await startSandboxServer()
})
beforeEach(() => {
  server.received.length = 0
})
afterAll(() => server.close())

const now = new Date('2026-11-15T10:00:00Z')
const kyc = () => sandboxKyc({ apiKey: 'key', apiSecret: 'secret', url: server.url }, () => now)
const session = 'f1bd0342-cc1d-4051-8301-e8ee17e3a3c3'
const returnUrl = 'https://properysearch.example/MyProfile?aadhaar=back#kyc'
const read = () => kyc().readAadhaarVisit({ reference: session, person: { name: 'Asha', mobile: '9876543210' } })
const path = (part: string) => `/kyc/digilocker/sessions/${session}/${part}`

const xml = (name: string, uid = 'xxxxxxxx1234') => `<?xml version="1.0" encoding="UTF-8"?>
<Certificate><CertificateData><KycRes code="1" ret="Y"><UidData tkn="1" uid="${uid}">
<Poi dob="09-03-1985" gender="F" name="${name}"/><Poa dist="Pune" state="Maharashtra"/><Pht>/9j/4AAQ</Pht></UidData></KycRes></CertificateData></Certificate>`
const status = (state: string, more: object = {}) => ({
  body: envelope({ '@entity': 'in.co.sandbox.kyc.digilocker.session', id: session, status: state, ...more }),
})
const files = (isPictureOnly = false) => ({
  body: envelope({
    files: isPictureOnly
      ? [{ url: `${server.url}/aadhaar.xml`, metadata: { ContentType: 'image/jpeg' } }]
      : [
          { url: `${server.url}/photo.jpg`, metadata: { ContentType: 'image/jpeg' } },
          { url: `${server.url}/aadhaar.xml?X-Amz-Expires=3600`, metadata: { ContentType: 'application/xml' } },
        ],
  }),
})
function answers(replies: Record<string, SandboxReply>) {
  server.answer = ({ path: asked }) =>
    asked === '/authenticate' ? undefined : (replies[asked.split('?')[0] ?? ''] ?? { http: 404, body: {} })
}

test('a visit is begun for the Aadhaar alone, and says where to go', async () => {
  const address = 'https://digilocker.meripehchaan.gov.in/public/oauth2/1/authorize?state=x'
  answers({ '/kyc/digilocker/sessions/init': { body: envelope({ authorization_url: address, session_id: session }) } })
  expect(await kyc().startAadhaarVisit({ returnUrl })).toEqual({ reference: session, address })
  expect(server.received.at(-1)).toMatchObject({
    method: 'POST',
    path: '/kyc/digilocker/sessions/init',
    body: {
      '@entity': 'in.co.sandbox.kyc.digilocker.session.request',
      flow: 'signin',
      doc_types: ['aadhaar'],
      redirect_url: returnUrl,
    },
  })
})

test('what was shared is read: the name and the last four digits, and nothing else', async () => {
  answers({
    [path('status')]: status('succeeded', { documents_consented: ['aadhaar'] }),
    [path('documents/aadhaar')]: files(),
    '/aadhaar.xml': { body: xml('Asha D&apos;Souza &amp; K&#233;') },
  })
  expect(await read()).toEqual({
    is: 'verified',
    name: "Asha D'Souza & Ké",
    last4: '1234',
    subject: "1234 asha d'souza & ké 09-03-1985 F",
  })
  // Neither key nor token goes to where the file lies.
  expect(server.received.at(-1)?.headers).not.toHaveProperty('authorization')
  expect(server.received.at(-1)?.headers).not.toHaveProperty('x-api-key')
})

test.each<[string, SandboxReply, string]>([
  ['created', status('created'), 'waiting'],
  ['failed', status('failed'), 'declined'],
  ['expired', status('expired'), 'expired'],
  ['succeeded without the Aadhaar', status('succeeded', { documents_consented: ['pan'] }), 'declined'],
  ['unknown to the vendor', refusal(521, 'Session not found'), 'expired'],
])('a session that is %s', async (_, reply, is) => {
  answers({ [path('status')]: reply })
  expect(await read()).toEqual({ is })
})

interface Replies {
  status: SandboxReply
  documents?: SandboxReply | 'files' | 'picture'
  file?: SandboxReply
}

test.each<[string, Replies]>([
  ['the source is down', { status: refusal(503, 'Source Unavailable') }],
  ['the status is new', { status: status('thinking') }],
  ['the document is not there yet', { status: status('succeeded'), documents: refusal(523, 'Invalid session status') }],
  ['the file is gone', { status: status('succeeded'), documents: 'files', file: { http: 403, body: 'Asha' } }],
  [
    'the file is something else',
    { status: status('succeeded'), documents: 'files', file: { body: '<html>Asha</html>' } },
  ],
  [
    'the file is longer than an Aadhaar',
    { status: status('succeeded'), documents: 'files', file: { body: xml('Asha') + ' '.repeat(600_000) } },
  ],
  ['there is only a picture', { status: status('succeeded'), documents: 'picture', file: { body: xml('Asha') } }],
  ['the file names nobody', { status: status('succeeded'), documents: 'files', file: { body: xml('') } }],
])('nothing is decided when %s, and nothing told', async (_, { status: first, documents, file }) => {
  answers({
    [path('status')]: first,
    ...(documents && {
      [path('documents/aadhaar')]: typeof documents === 'string' ? files(documents === 'picture') : documents,
    }),
    ...(file && { '/aadhaar.xml': file }),
  })
  const error = await read().then(
    () => undefined,
    (thrown: Error) => thrown,
  )
  expect(error).toBeInstanceOf(KycUnavailable)
  expect(`${error?.message}`).not.toMatch(/Asha|Amz|1234/)
})

test('an address that is not encrypted is not handed out', async () => {
  const init = { body: envelope({ authorization_url: 'http://digilocker.example', session_id: session }) }
  answers({ '/kyc/digilocker/sessions/init': init })
  await expect(kyc().startAadhaarVisit({ returnUrl })).rejects.toThrow(KycUnavailable)
})

/** As from the real vendor, which is asked encrypted. */
function readDocumentAt(url: string) {
  const vendor = digilockerVisits(
    async (_, asked) => ({
      http: 200,
      transactionId: null,
      message: '',
      data: asked.endsWith('/status')
        ? { status: 'succeeded' }
        : { files: [{ url, metadata: { ContentType: 'application/xml' } }] },
    }),
    'https://api.sandbox.co.in',
    1000,
  )
  return vendor.readAadhaarVisit({ reference: session, person: { name: 'Asha', mobile: '9876543210' } })
}

test('a document that would not be encrypted on its way is not fetched', async () => {
  answers({ '/aadhaar.xml': { body: xml('Asha') } })
  await expect(readDocumentAt(`${server.url}/aadhaar.xml`)).rejects.toThrow(KycUnavailable)
  expect(server.received).toEqual([])
})

test('a document that is too long is not read to its end', async () => {
  let given = 0
  const endless = new ReadableStream({
    pull(controller) {
      given += 1
      if (given > 50) return controller.close()
      controller.enqueue(new Uint8Array(100_000).fill(32))
    },
  })
  vi.stubGlobal('fetch', async () => new Response(endless))
  onTestFinished(() => void vi.unstubAllGlobals())
  await expect(readDocumentAt('https://files.example/aadhaar.xml')).rejects.toThrow(KycUnavailable)
  expect(given).toBeLessThan(10)
})

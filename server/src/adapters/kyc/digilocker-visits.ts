import { type AadhaarVisited, type Kyc, KycUnavailable } from './port.ts'
import type { SandboxCall } from './sandbox-calls.ts'

/** An Aadhaar as XML is some twenty kilobytes, most of it a photograph that we do not look at. */
const longestXml = 500_000

/** DigiLocker sessions of sandbox.co.in: initiate, the person leaves and comes back, status, document. */
export function digilockerVisits(
  call: SandboxCall,
  vendorUrl: string,
  timeoutMs: number,
): Pick<Kyc, 'startAadhaarVisit' | 'readAadhaarVisit' | 'visits'> {
  const ofSession = (reference: string) => `/kyc/digilocker/sessions/${encodeURIComponent(reference)}`
  return {
    visits: null,
    startAadhaarVisit: async ({ returnUrl }) => {
      const { http, data } = await call('POST', '/kyc/digilocker/sessions/init', {
        '@entity': 'in.co.sandbox.kyc.digilocker.session.request',
        flow: 'signin',
        doc_types: ['aadhaar'],
        redirect_url: returnUrl,
      })
      const { session_id: reference, authorization_url: address } = data
      const isThere = typeof reference === 'string' && reference !== '' && typeof address === 'string'
      if (http !== 200 || !isThere || !address.startsWith('https://')) throw undecided('the start of a visit', http)
      return { reference, address }
    },
    readAadhaarVisit: async ({ reference }): Promise<AadhaarVisited> => {
      const { http, data } = await call('GET', `${ofSession(reference)}/status`)
      if (http === 404 || http === 521) return { is: 'expired' }
      const standing = http === 200 ? standings[String(data.status)] : undefined
      if (standing) return standing
      if (http !== 200 || data.status !== 'succeeded') throw undecided('a visit', http)
      const consented = data.documents_consented
      if (Array.isArray(consented) && !consented.includes('aadhaar')) return { is: 'declined' }
      const found = await call('GET', `${ofSession(reference)}/documents/aadhaar`)
      if (found.http === 404) return { is: 'declined' }
      const xml = await fetchXml(addressOfXml(found.data.files), found.http)
      const aadhaar = readAadhaar(xml)
      if (!aadhaar) throw undecided('an Aadhaar that cannot be read', found.http)
      return { is: 'verified', ...aadhaar }
    },
  }

  async function fetchXml(address: string | undefined, http: number): Promise<string> {
    // A vendor that is itself asked without encryption is one of a test.
    const mayOpen = (url: string) => new URL(url).protocol === 'https:' || vendorUrl.startsWith('http://')
    if (http !== 200 || !address || !mayOpen(address)) throw undecided('the document of a visit', http)
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
      const text = response.ok ? await readShort(response) : ''
      if (text) return text
    } catch {
      // What the error says may hold the address, which opens the document.
    }
    throw new KycUnavailable('sandbox.co.in did not hand out a document.')
  }
}

/** Not even what is longer than it may be is read to its end. */
async function readShort({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.byteLength
    if (length > longestXml) return ''
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

const standings: Record<string, AadhaarVisited> = {
  created: { is: 'waiting' },
  initiated: { is: 'waiting' },
  failed: { is: 'declined' },
  expired: { is: 'expired' },
}

function addressOfXml(files: unknown): string | undefined {
  const known = Array.isArray(files) ? (files as { url?: unknown; metadata?: { ContentType?: unknown } }[]) : []
  const file = known.find(({ metadata }) => /xml/i.test(String(metadata?.ContentType)))
  return typeof file?.url === 'string' && URL.canParse(file.url) ? file.url : undefined
}

/** The name and the last four digits; the number itself is masked there. Nothing else is taken out of it. */
function readAadhaar(xml: string): { name: string; last4: string; subject: string } | undefined {
  const attribute = (element: string, name: string) => {
    const tag = xml.match(new RegExp(`<(?:\\w+:)?${element}\\s[^>]*>`))?.[0] ?? ''
    return unescapeXml(
      tag
        .match(new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`))
        ?.slice(1)
        .find(Boolean) ?? '',
    )
  }
  const name = attribute('Poi', 'name').trim()
  const last4 = attribute('UidData', 'uid').match(/\d{4}$/)?.[0]
  if (!name || !last4) return undefined
  return {
    name,
    last4,
    subject: [last4, name.toLowerCase(), attribute('Poi', 'dob'), attribute('Poi', 'gender')].join(' '),
  }
}

function unescapeXml(text: string): string {
  const known: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
  return text.replace(/&(\w+|#x?[\da-f]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return known[name] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

function undecided(what: string, http: number): KycUnavailable {
  return new KycUnavailable(`sandbox.co.in did not decide (${what}, HTTP ${http}).`)
}

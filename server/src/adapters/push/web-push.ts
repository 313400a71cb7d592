import webPush from 'web-push'
import type { Push } from './port.ts'

export interface WebPushOptions {
  /** Who a push service may write to about what we send. */
  contact: string
  /** The hosts of push services: one that begins with a dot stands for all below it. */
  services?: readonly string[]
  /** For tests alone, whose push service has no certificate. */
  allowsHttp?: boolean
}

/** Those of Chrome and Edge, Firefox, Safari. */
const knownServices = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
]

const keptSeconds = 24 * 60 * 60
const answerWithinMs = 15_000

/** The Web Push protocol: it needs no account with anybody. */
export function webPushServices({ contact, services = knownServices, allowsHttp = false }: WebPushOptions): Push {
  const accepts = (endpoint: string) => {
    const url = URL.parse(endpoint)
    if (!url || url.username || url.password) return false
    if (url.protocol !== 'https:' && !allowsHttp) return false
    if (url.port && !allowsHttp) return false
    return services.some((name) => (name.startsWith('.') ? url.hostname.endsWith(name) : url.hostname === name))
  }
  return {
    makeKeys: () => webPush.generateVAPIDKeys(),
    accepts,
    send: async ({ endpoint, p256dh, auth }, text, keys) => {
      if (!accepts(endpoint)) return 'gone'
      const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails: { subject: contact, ...keys },
        TTL: keptSeconds,
        urgency: 'normal',
      })
      const headers = new Headers()
      for (const [name, value] of Object.entries(details.headers)) headers.set(name, String(value))
      // Its own; a length that is said twice is refused.
      headers.delete('content-length')
      const response = await fetch(endpoint, {
        method: 'POST',
        headers,
        body: new Uint8Array(details.body),
        redirect: 'error',
        signal: AbortSignal.timeout(answerWithinMs),
      })
      await response.body?.cancel()
      if (response.ok) return 'sent'
      if ([404, 410].includes(response.status)) return 'gone'
      throw new Error(`A push service answered ${response.status}.`)
    },
  }
}

import { geocodingFailure } from './port.ts'

/** GETs a vendor's JSON. Whatever goes wrong is told without the address: it holds the key and somebody's place. */
export async function askVendor(
  vendor: string,
  url: string,
  { timeoutMs, headers = {} }: { timeoutMs: number; headers?: Record<string, string> },
): Promise<unknown> {
  const response = await fetch(url, {
    headers: { accept: 'application/json', ...headers },
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  }).catch((error: Error) => {
    throw geocodingFailure(vendor, error.name === 'TimeoutError' ? 'no answer in time' : 'it could not be reached')
  })
  if (!response.ok) throw geocodingFailure(vendor, `HTTP ${response.status}`)
  return response.json().catch((error: Error) => {
    throw geocodingFailure(
      vendor,
      error.name === 'TimeoutError' ? 'no answer in time' : 'an answer that cannot be read',
    )
  })
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface VendorAnswer {
  http?: number
  body: string
  type?: string
  delayMs?: number
  headers?: Record<string, string>
}

/** A local server in a vendor's shapes: what it was asked is kept, what it answers is set by each test. */
export async function vendorServer(answer: VendorAnswer) {
  const vendor = {
    answer,
    asked: [] as { path: string; userAgent: string; at: number }[],
    url: '',
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  const server = createServer((request, response) => {
    const { url: path = '', headers } = request
    vendor.asked.push({ path, userAgent: headers['user-agent'] ?? '', at: Date.now() })
    const { http = 200, body, type = 'application/json', delayMs = 0, headers: more } = vendor.answer
    setTimeout(() => response.writeHead(http, { 'content-type': type, ...more }).end(body), delayMs)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  vendor.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return vendor
}

export type VendorServer = Awaited<ReturnType<typeof vendorServer>>

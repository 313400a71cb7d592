import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SandboxRequest {
  method: string
  path: string
  headers: Record<string, string | string[] | undefined>
  body: Record<string, unknown>
}

export interface SandboxReply {
  http?: number
  /** Sent as it is when it is a text. */
  body: unknown
  delayMs?: number
}

export interface SandboxServer {
  url: string
  received: SandboxRequest[]
  /** What answers the next calls; /authenticate is answered by itself unless this answers it. */
  answer: (request: SandboxRequest) => SandboxReply | undefined
  /** Tokens given out so far: token-1, token-2 and so on. */
  tokens: number
  close(): void
}

/** A local server in the shapes of sandbox.co.in. */
export async function startSandboxServer(): Promise<SandboxServer> {
  const sandbox = { received: [], tokens: 0, answer: () => undefined } as unknown as SandboxServer
  const server: Server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const { method = '', url: path = '', headers } = request
    const received = { method, path, headers, body: JSON.parse(text || '{}') }
    sandbox.received.push(received)
    const reply: SandboxReply =
      sandbox.answer(received) ?? (path === '/authenticate' ? authenticated() : { http: 404, body: {} })
    const send = () =>
      response
        .writeHead(reply.http ?? 200, { 'content-type': 'application/json' })
        .end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body))
    setTimeout(send, reply.delayMs ?? 0)
  })
  const authenticated = (): SandboxReply => {
    sandbox.tokens += 1
    return { body: envelope({ access_token: `token-${sandbox.tokens}` }) }
  }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  sandbox.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  sandbox.close = () => {
    server.closeAllConnections()
    server.close()
  }
  return sandbox
}

/** The vendor's envelope around what was found. */
export function envelope(data: object, code = 200): object {
  return { code, timestamp: 1_763_200_000_000, transaction_id: '6f2f1f9e-1111-4222-8333-444455556666', data }
}

/** The vendor's envelope around a refusal. */
export function refusal(code: number, message: string): { http: number; body: object } {
  return { http: code, body: { code, timestamp: 1_763_200_000_000, transaction_id: 'x', message } }
}

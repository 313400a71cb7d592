import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { apiPlugins } from './api-plugins.ts'
import { askedBy } from './caller.ts'
import { contentPolicyOf } from './content-policy.ts'
import { costlyReads } from './costly-reads.ts'
import { repliesForErrors } from './errors-to-replies.ts'
import { PageCache } from './page-cache.ts'
import { acceptedEncoding, type PagesOptions, pages, type RenderPage } from './pages.ts'
import { routing } from './routing.ts'

let app: FastifyInstance
afterEach(() => app.close())

async function serve(render: RenderPage, options: Partial<PagesOptions> = {}): Promise<void> {
  app = Fastify({ loggerInstance: createLog('silent'), ...routing }) as unknown as FastifyInstance
  repliesForErrors(app)
  await apiPlugins(app)
  await pages(app, render, {
    contentPolicy: contentPolicyOf(['go(1)']),
    publicUrl: () => 'https://example.in',
    ...options,
  })
}

const html = (text: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(`<!doctype html><script>go(1)</script><p>${text}</p>${' '.repeat(2000)}`, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  })

const allowing = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('sends what was rendered, with a policy', async () => {
  await serve(async () => html('Hello', { 'x-own': 'kept' }, 404))
  const reply = await app.inject('/nowhere')
  expect(reply.statusCode).toBe(404)
  expect(reply.headers['x-own']).toBe('kept')
  expect(reply.headers['content-security-policy']).toContain("object-src 'none'; base-uri 'none'")
  expect(reply.body).toContain('<p>Hello</p>')
})

test.each(['/%zz', '/%E0%A4%A?a=%zz', '/property/%'])(
  '%s is a page like others, with all that a page carries',
  async (url) => {
    const asked: string[] = []
    await serve(async (request) => {
      asked.push(new URL(request.url).pathname)
      return html('Not here', {}, 404)
    })
    const reply = await app.inject(url)
    expect(reply.statusCode).toBe(404)
    expect(reply.headers['content-security-policy']).toContain("default-src 'self'")
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
    expect(decodeURIComponent(asked[0] ?? '')).toBe(url.split('?')[0])
  },
)

test.each(['<script>steal()</script>', '<script type="module">steal()</script>', '<SCRIPT >steal()</SCRIPT >'])(
  'a page may run our inline scripts and no other, even when %s has slipped into it',
  async (injected) => {
    await serve(async () => html(injected), { contentPolicy: contentPolicyOf(['go(1)', 'go(2)']) })
    const reply = await app.inject('/')
    expect(reply.body).toContain(injected)
    expect(reply.headers['content-security-policy']).toContain(
      `script-src 'self' ${allowing('go(1)')} ${allowing('go(2)')}; style-src`,
    )
    expect(reply.headers['content-security-policy']).not.toContain(allowing('steal()'))
  },
)

test('pictures come from us, and from the hosts that were named', () => {
  expect(contentPolicyOf([], { images: ['https://*.tiles.example.in'] })).toContain(
    "img-src 'self' data: blob: https://*.tiles.example.in;",
  )
  expect(contentPolicyOf([])).toContain(
    "script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:;",
  )
})

test('a page knows who asked for it, an address of the sixth version by its network', async () => {
  await serve(async () => new Response(askedBy.getStore()?.key))
  const asked = async (remoteAddress: string) => (await app.inject({ url: '/', remoteAddress })).body
  expect(await asked('10.0.0.9')).toBe('address 10.0.0.9')
  expect(await asked('::ffff:10.0.0.9')).toBe('address 10.0.0.9')
  expect(await asked('2001:db8:0:7::1')).toBe('address 2001:db8:0:7')
  expect(await asked('2001:db8:0:7:1:2:3:4')).toBe('address 2001:db8:0:7')
  expect(await asked('2001:db8::1')).toBe('address 2001:db8:0:0')
})

test('whoever has read a great deal is told when to come back, and others get the page', async () => {
  let at = 0
  const reads = costlyReads(() => new Date(at))
  const kept = { 'cache-control': 'public, s-maxage=60' }
  await serve(
    () =>
      reads
        .inTurn(askedBy.getStore() ?? { key: '' }, async () => {
          at += 40_000
        })
        .then(
          () => html('Here', kept),
          () => html('Wait', kept, 429),
        ),
    { cache: new PageCache() },
  )
  const asked = async (url: string, remoteAddress: string) => {
    const { statusCode, headers } = await app.inject({ url, remoteAddress })
    return [statusCode, headers['retry-after']]
  }
  expect(await asked('/one', '10.0.0.9')).toEqual([200, undefined])
  expect(await asked('/two', '10.0.0.9')).toEqual([429, '21'])
  expect(await asked('/two', '10.0.0.8')).toEqual([200, undefined])
})

test('answers HEAD like GET, without the body', async () => {
  await serve(async (request) => html(request.method))
  // Over the wire: only a real server leaves the body out.
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const get = await fetch(address, { headers: { 'accept-encoding': 'identity' } })
  const head = await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
  expect(head.status).toBe(200)
  expect(await head.text()).toBe('')
  expect(head.headers.get('content-length')).toBe(String((await get.bytes()).length))
})

test('renders under the address people use, whatever the request calls us', async () => {
  const seen: string[] = []
  await serve(async (request) => {
    seen.push(request.url)
    return html('x')
  })
  await app.inject({ url: '/a?b=1', headers: { host: 'evil.example' } })
  await app.inject({ url: '//evil.example/a', headers: { host: 'bad host' } })
  expect(seen).toEqual(['https://example.in/a?b=1', 'https://example.in/evil.example/a'])
})

test.each(['/api/x', '/API/x', '/pythonBiApi/x', '/assets/x.js', '/files/x', '/dev/outbox', '/realtime/', '/api'])(
  'never renders %s',
  async (url) => {
    const render = vi.fn(async () => html('x'))
    await serve(render)
    expect((await app.inject(url)).statusCode).toBe(404)
    expect(render).not.toHaveBeenCalled()
  },
)

test('renders addresses that only begin alike, and the data of pages', async () => {
  await serve(async (request) => html(new URL(request.url).pathname))
  for (const path of ['/apia', '/developers', '/search.data', '/_.data']) {
    expect((await app.inject(path)).body).toContain(`<p>${path}</p>`)
  }
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('refuses %s', async (method) => {
  const render = vi.fn(async () => html('x'))
  await serve(render)
  const reply = await app.inject({ method, url: '/x', payload: 'a=b', headers: { 'content-type': 'text/strange' } })
  expect(reply.statusCode).toBe(405)
  expect(reply.headers.allow).toBe('GET, HEAD')
  expect(render).not.toHaveBeenCalled()
})

test('a page that cannot be rendered is a plain page with a number to tell, and no internals', async () => {
  await serve(async () => {
    throw new Error('the password is x')
  })
  const reply = await app.inject('/')
  expect(reply.statusCode).toBe(500)
  expect(reply.headers['content-type']).toMatch(/text\/html/)
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.body).toContain(String(reply.headers['x-request-id']))
  expect(reply.body).not.toContain('password')
})

test('a page whose data cannot come says when to come back, and is kept nowhere', async () => {
  await serve(async () => html('Soon', { 'cache-control': 'public, s-maxage=60' }, 503), { cache: new PageCache() })
  const rendered = await app.inject('/')
  expect(rendered.statusCode).toBe(503)
  expect(rendered.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
  await app.close()
  await serve(async () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  })
  const failed = await app.inject('/')
  expect(failed.statusCode).toBe(503)
  expect(failed.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
})

test('keeps what may be kept, ready in the encoding that is asked for', async () => {
  const render = vi.fn(async (_: Request) => html('Hello', { 'cache-control': 'public, s-maxage=60' }))
  await serve(render, { cache: new PageCache() })
  const plain = await app.inject({ url: '/', headers: { 'user-agent': 'someone' } })
  const br = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })
  const gzip = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } })
  expect(render).toHaveBeenCalledOnce()
  expect(render.mock.calls[0]?.[0].headers.get('user-agent')).toBeNull()
  expect(plain.headers.age).toBe('0')
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(br.headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
})

test('renders for nobody in particular: a token or a cookie changes nothing and is not handed on', async () => {
  const render = vi.fn(async (_: Request) => html('Hello', { 'cache-control': 'public, s-maxage=60' }))
  await serve(render, { cache: new PageCache() })
  await app.inject('/')
  await app.inject({ url: '/', headers: { cookie: 'a=b' } })
  const reply = await app.inject({ url: '/', headers: { authorization: 'Bearer x' } })
  expect(render).toHaveBeenCalledTimes(1)
  expect(reply.headers.age).toBeDefined()
  const other = await app.inject({ url: '/other', headers: { cookie: 'a=b', authorization: 'Bearer x' } })
  expect(other.statusCode).toBe(200)
  expect([...(render.mock.lastCall?.[0].headers ?? [])]).toEqual([])
})

test('what was made without something that its caller was refused is kept by nobody on the way', async () => {
  let isRefused = true
  const render = vi.fn(async () => {
    if (isRefused) Object.assign(askedBy.getStore() ?? {}, { wasRefused: true })
    return html('Hello', { 'cache-control': 'public, s-maxage=60' })
  })
  await serve(render, { cache: new PageCache() })
  const refused = await app.inject('/')
  expect(refused.headers['cache-control']).toBe('private, no-store')
  isRefused = false
  expect((await app.inject('/')).headers['cache-control']).toBe('public, s-maxage=60')
  expect(render).toHaveBeenCalledTimes(2)
})

test('in development asks the module server first and sets no policy', async () => {
  await serve(async () => html('page'), {
    contentPolicy: '',
    before: (request, response, next) => (request.url === '/app/root.tsx' ? response.end('module') : next()),
  })
  expect((await app.inject('/app/root.tsx')).body).toBe('module')
  const reply = await app.inject('/')
  expect(reply.body).toContain('page')
  expect(reply.headers['content-security-policy']).toBeUndefined()
})

test.each([
  [undefined, undefined],
  ['identity', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=0.8, br;q=0', 'gzip'],
  ['BR', 'br'],
])('of %j chooses %j', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})

test('keeps a page once, whatever is added to its address', async () => {
  const render = vi.fn(async (_: Request) => html('Hello', { 'cache-control': 'public, s-maxage=60' }))
  await serve(render, { cache: new PageCache(), keyOf: (url) => url.pathname })
  await app.inject('/a')
  const again = await app.inject('/a?utm_source=x')
  await app.inject('/b')
  expect(render).toHaveBeenCalledTimes(2)
  expect(again.headers.age).toBe('0')
})

test('names the styles in a header, so that they come before the scripts', async () => {
  const sheet = (href: string) => `<link rel="stylesheet" href="${href}"/>`
  await serve(async () =>
    html(`${sheet('/assets/a.css')}${sheet('/assets/b.css')}</head>${sheet('/assets/in-the-body.css')}`),
  )
  expect((await app.inject('/')).headers.link).toBe(
    '</assets/a.css>; rel=preload; as=style, </assets/b.css>; rel=preload; as=style',
  )
})

test('whoever keeps a choice is led to its address; the page that others see is kept for them', async () => {
  const render = vi.fn(async () => html('Pune', { 'cache-control': 'public, s-maxage=60' }))
  const leadTo = async (url: URL, cookies: string | undefined) =>
    url.search === '' && cookies === 'city=Mumbai' ? '/?city=Mumbai' : undefined
  await serve(render, { cache: new PageCache(), leadTo })
  expect((await app.inject('/')).statusCode).toBe(200)
  const led = await app.inject({ url: '/', headers: { cookie: 'city=Mumbai' } })
  expect([led.statusCode, led.headers.location]).toEqual([302, '/?city=Mumbai'])
  expect([led.headers['cache-control'], led.headers.vary]).toEqual(['private, no-store', 'cookie'])
  expect((await app.inject('/')).body).toContain('Pune')
  expect(render).toHaveBeenCalledTimes(1)
})

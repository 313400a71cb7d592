import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A rendered answer, in one piece. */
export interface Page {
  status: number
  headers: [name: string, value: string][]
  body: Buffer
  /** Made without something that whoever asked for it was refused: neither kept nor shared. */
  isForOne?: boolean
}

export type Encoding = 'br' | 'gzip'

/** A page as it was kept: its age, and its body in the encodings that were made ready. */
export interface KeptPage extends Page {
  keptAt: number
  encoded: Partial<Record<Encoding, Buffer>>
}

interface Entry {
  page: KeptPage
  bytes: number
  freshUntil: number
  staleUntil: number
}

/** A page that is being made; when what it shows changes meanwhile, it is outdated before it is there. */
interface Rendering {
  work: Promise<Page | KeptPage>
  state: { isOutdated: boolean }
}

/**
 * Keeps pages for as long as their own Cache-Control allows shared caches to (`s-maxage`), and renders an address once
 * at a time however many ask for it. When it is over its size, what was unused for longest goes.
 */
export class PageCache {
  private readonly maxBytes: number
  private readonly now: () => number
  private readonly entries = new Map<string, Entry>()
  private readonly rendering = new Map<string, Rendering>()
  private bytes = 0

  constructor({ maxBytes = 64 * 1024 * 1024, now = Date.now } = {}) {
    this.maxBytes = maxBytes
    this.now = now
  }

  async find(key: string, render: () => Promise<Page>): Promise<Page | KeptPage> {
    const entry = this.entries.get(key)
    if (entry && this.now() < entry.staleUntil) {
      // Last in the map is used last.
      this.entries.delete(key)
      this.entries.set(key, entry)
      if (this.now() >= entry.freshUntil) this.refresh(key, render).catch(() => undefined)
      return entry.page
    }
    const underWay = this.rendering.get(key)
    if (!underWay) return this.refresh(key, render)
    const shared = await underWay.work.catch(() => undefined)
    // What may not be kept may not be shared either. Where nothing answers, asking once more only takes longer.
    return shared && (isKept(shared) || (shared.status === 503 && !shared.isForOne)) ? shared : render()
  }

  /** Pages whose address fits are made again when next asked for. */
  forget(fits: (key: string) => boolean): void {
    for (const key of this.entries.keys()) if (fits(key)) this.drop(key)
    for (const [key, rendering] of this.rendering) {
      if (!fits(key)) continue
      rendering.state.isOutdated = true
      this.rendering.delete(key)
    }
  }

  ageSeconds(page: KeptPage): number {
    return Math.floor((this.now() - page.keptAt) / 1000)
  }

  private refresh(key: string, render: () => Promise<Page>): Promise<Page | KeptPage> {
    const underWay = this.rendering.get(key)
    if (underWay) return underWay.work
    const state = { isOutdated: false }
    const work = this.renderAndKeep(key, render, state).finally(() => {
      if (this.rendering.get(key)?.state === state) this.rendering.delete(key)
    })
    this.rendering.set(key, { work, state })
    return work
  }

  private async renderAndKeep(
    key: string,
    render: () => Promise<Page>,
    state: Rendering['state'],
  ): Promise<Page | KeptPage> {
    const page = await render()
    if (page.isForOne) return page
    const lifetime = lifetimeOf(page)
    if (!lifetime) {
      // A page that fails for a moment does not push out the one that is still good enough.
      if (page.status < 500) this.drop(key)
      return page
    }
    const kept: KeptPage = { ...page, keptAt: this.now(), encoded: await encode(page) }
    if (state.isOutdated) return page
    const bodies = [kept.body, ...Object.values(kept.encoded)]
    const bytes = bodies.reduce((sum, body) => sum + body.length, 2 * key.length + 1024)
    const freshUntil = kept.keptAt + lifetime.freshSeconds * 1000
    this.drop(key)
    this.entries.set(key, { page: kept, bytes, freshUntil, staleUntil: freshUntil + lifetime.staleSeconds * 1000 })
    this.bytes += bytes
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.maxBytes) break
      this.drop(oldest)
    }
    return kept
  }

  private drop(key: string): void {
    this.bytes -= this.entries.get(key)?.bytes ?? 0
    this.entries.delete(key)
  }
}

export function isKept(page: Page | KeptPage): page is KeptPage {
  return 'keptAt' in page
}

/** How long shared caches may keep it; undefined: not at all. */
function lifetimeOf({ status, headers }: Page): { freshSeconds: number; staleSeconds: number } | undefined {
  const get = (wanted: string) => headers.find(([name]) => name.toLowerCase() === wanted)?.[1] ?? ''
  const rules = get('cache-control').toLowerCase()
  const seconds = (rule: string) => Number(rules.match(new RegExp(`(?:^|[\\s,])${rule}=(\\d+)`))?.[1] ?? 0)
  const freshSeconds = seconds('s-maxage')
  if (status !== 200 || freshSeconds === 0 || /\b(private|no-store|no-cache)\b/.test(rules)) return undefined
  if (get('set-cookie') || !['', 'accept-encoding'].includes(get('vary').toLowerCase())) return undefined
  return { freshSeconds, staleSeconds: seconds('stale-while-revalidate') }
}

async function encode({ headers, body }: Page): Promise<KeptPage['encoded']> {
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? ''
  if (body.length < 1024 || !/^text\/|json|javascript|xml/.test(type)) return {}
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(body, { params }), promisify(gzip)(body)])
  return { br, gzip: gzipped }
}

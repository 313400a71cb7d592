import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

/** A rendered answer, in one piece. */
export interface Page {
  status: number
  headers: [name: string, value: string][]
  body: Buffer
  /** Made without something that whoever asked for it was refused: neither kept nor shared. */
  isForOne?: boolean
}

export type Encoding = 'br' | 'gzip'

/** A page as it was kept, in one form: what most callers accept. The others have theirs made of it. */
export interface KeptPage extends Page {
  keptAt: number
  /** Of its body; null where it is not worth compressing. */
  encoding: 'br' | null
}

interface Entry {
  page: KeptPage
  bytes: number
  freshUntil: number
  staleUntil: number
  /** It was asked for a second time. */
  isRead: boolean
}

/** Of the size, what pages asked for again may take. */
const shareOfRead = 0.8

/** A page that is being made; when what it shows changes meanwhile, it is outdated before it is there. */
interface Rendering {
  work: Promise<Page | KeptPage>
  state: { isOutdated: boolean }
}

/**
 * Keeps pages for as long as their own Cache-Control allows shared caches to (`s-maxage`), and renders an address once
 * at a time however many ask for it. When it is over its size, what was unused for longest goes, and of that first
 * whatever was asked for only once: so who walks through all addresses pushes out nothing that others read.
 */
export class PageCache {
  private readonly maxBytes: number
  private readonly now: () => number
  private readonly entries = new Map<string, Entry>()
  private readonly rendering = new Map<string, Rendering>()
  /** How often it was asked, and had the page. */
  readonly asked = { fresh: 0, stale: 0, missing: 0 }
  bytes = 0
  /** Of those asked for again. */
  private readBytes = 0

  constructor({ maxBytes = 64 * 1024 * 1024, now = Date.now } = {}) {
    this.maxBytes = maxBytes
    this.now = now
  }

  get pages(): number {
    return this.entries.size
  }

  async find(key: string, render: () => Promise<Page>): Promise<Page | KeptPage> {
    const entry = this.entries.get(key)
    if (entry && this.now() < entry.staleUntil) {
      this.put(key, { ...entry, isRead: true })
      const isFresh = this.now() < entry.freshUntil
      this.asked[isFresh ? 'fresh' : 'stale'] += 1
      if (!isFresh) this.refresh(key, render).catch(() => undefined)
      return entry.page
    }
    this.asked.missing += 1
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
    const kept: KeptPage = { ...page, keptAt: this.now(), ...(await compress(page)) }
    if (state.isOutdated) return page
    const bytes = kept.body.length + 2 * key.length + 1024
    const freshUntil = kept.keptAt + lifetime.freshSeconds * 1000
    const staleUntil = freshUntil + lifetime.staleSeconds * 1000
    this.put(key, { page: kept, bytes, freshUntil, staleUntil, isRead: this.entries.get(key)?.isRead ?? false })
    this.makeRoom()
    return kept
  }

  /** Last in the map is used last. */
  private put(key: string, entry: Entry): void {
    this.drop(key)
    this.entries.set(key, entry)
    this.bytes += entry.bytes
    if (entry.isRead) this.readBytes += entry.bytes
  }

  private makeRoom(): void {
    if (this.bytes <= this.maxBytes) return
    // A part stays for what is new, or nothing could become read any more.
    const mostRead = this.maxBytes * shareOfRead
    for (const [key, entry] of this.entries) {
      if (this.bytes <= this.maxBytes) break
      if (!entry.isRead || this.readBytes > mostRead) this.drop(key)
    }
  }

  private drop(key: string): void {
    const entry = this.entries.get(key)
    if (!entry) return
    this.entries.delete(key)
    this.bytes -= entry.bytes
    if (entry.isRead) this.readBytes -= entry.bytes
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

/** The body of a page in a form that the caller accepts. */
export async function bodyFor(page: Page | KeptPage, accepted: Encoding | undefined): Promise<Buffer> {
  if (!isKept(page) || page.encoding === null || page.encoding === accepted) return page.body
  const plain = await promisify(brotliDecompress)(page.body)
  return accepted ? promisify(gzip)(plain, { level: 4 }) : plain
}

/** Fast rather than small: most pages of a large site are asked for once. */
async function compress({ headers, body }: Page): Promise<Pick<KeptPage, 'body' | 'encoding'>> {
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? ''
  if (body.length < 1024 || !/^text\/|json|javascript|xml/.test(type)) return { body, encoding: null }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  // What it answers may be a part of a larger buffer, which would be kept with it.
  return { body: Buffer.concat([await promisify(brotliCompress)(body, { params })]), encoding: 'br' }
}

import type { Client } from '@properysearch/contract/kernel/client'
import { createElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { createRequestHandler, type EntryContext, ServerRouter } from 'react-router'
import { sql } from '../server/src/platform/db/sql.ts'
import { openBenchApp } from './support/bench-app.ts'
import { loadListings } from './support/load-listings.ts'
import { compareCost } from './support/measure.ts'
import { measuredPages } from './support/measured-pages.ts'
import { keepResults, type Line, report, say } from './support/report.ts'
import { openWebBuild, type WebBuild } from './support/web-build.ts'

// A page rendered without the cache against the same page in bare React.
// The product: from a Request to the bytes that would be sent: finding the routes, their loaders, meta and headers,
// React, and the data for the browser written into the page.
// Bare React: react-dom alone renders the same tree of elements, with what the loaders answered already in hand, to the
// same bytes without that data: nothing is routed, loaded or encoded.
// On both sides the API answers at once from what it answered before: what the database takes is the search bench's.

export async function run(): Promise<void> {
  const web = await openWebBuild()
  const app = await openBenchApp(2)
  try {
    const listings = await loadListings(app.db)
    const { id } = await app.db.one<{ id: number }>(
      sql`select id from properties where state = 'verified' order by id limit 1`,
    )
    const api = answeringAtOnce(app.client)
    say(`\nA page rendered without the cache against bare React, over ${listings.toLocaleString('en-IN')} listings`)
    const lines: Line[] = []
    for (const { name, path } of measuredPages(id)) {
      const url = `http://localhost${path}`
      const product = productOf(web, api)
      const bare = bareOf(url, await captureTree(web, api, url))
      const [whole, alone] = [await product(url), await bare()]
      const compared = await compareCost(() => product(url), bare, { pairs: 9, rounds: 15 })
      const what = `${name}: ${kb(whole)} against ${kb(alone)}`
      lines.push(report({ what, atMost: 1.5, ...compared }))
    }
    await keepResults('render', { listings, lines })
  } finally {
    await app.close()
  }
}

function productOf(web: WebBuild, api: Client): (url: string) => Promise<number> {
  const render = web.createPageRenderer({ api, mode: 'production', adsUrl: null, onError: fail })
  return async (url) => {
    const response = await render(new Request(url))
    const body = Buffer.from(await response.arrayBuffer())
    if (response.status !== 200) throw new Error(`${url} answers ${response.status}`)
    return body.length
  }
}

function bareOf(url: string, context: EntryContext): () => Promise<number> {
  return async () => {
    const stream = await renderToReadableStream(createElement(ServerRouter, { context, url }), { onError: fail })
    await stream.allReady
    return (await new Response(stream).arrayBuffer()).byteLength
  }
}

/** What the product is about to render, caught where it hands over to React; without the data it would write. */
async function captureTree(web: WebBuild, api: Client, url: string): Promise<EntryContext> {
  let caught: EntryContext | undefined
  const build = await web.loadBuild()
  const entry = {
    ...build.entry,
    module: {
      ...build.entry.module,
      default: async (_request: Request, _status: number, _headers: Headers, context: EntryContext) => {
        const { serverHandoffStream: _, ...rest } = context
        caught = rest
        return new Response()
      },
    },
  }
  const handle = createRequestHandler({ ...build, entry } as typeof build, 'production')
  await handle(new Request(url), web.contextOf({ api, adsUrl: null, onError: fail }))
  if (!caught) throw new Error(`${url} was not rendered`)
  return caught
}

/** The client of the pages, with every answer kept. */
function answeringAtOnce(client: Client): Client {
  const kept = new Map<string, Promise<unknown>>()
  const domains = Object.entries(client).map(([domain, calls]) => {
    const answering = Object.entries(calls).map(([name, call]) => [
      name,
      (input: unknown) => {
        const key = `${domain}.${name} ${JSON.stringify(input)}`
        if (!kept.has(key)) kept.set(key, (call as (input: unknown) => Promise<unknown>)(input))
        return kept.get(key)
      },
    ])
    return [domain, Object.fromEntries(answering)]
  })
  return Object.fromEntries(domains) as Client
}

function fail(error: unknown): never {
  throw error
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`

import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Client } from '@properysearch/contract/kernel/client'
import { createServer } from 'vite'

interface RendererParts {
  api: Client
  adsUrl: string | null
  onError: (error: unknown) => void
}

/** What server-entry.ts exports. */
interface Entry {
  createPageRenderer(parts: RendererParts & { mode: string }): (request: Request) => Promise<Response>
}

/** Vite within the server's own process and port: modules as they are, and pages rendered from the sources. */
export async function startDevServer(server: Server, parts: RendererParts) {
  const vite = await createServer({
    root: fileURLToPath(new URL('.', import.meta.url)),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  return {
    middleware: (request: IncomingMessage, response: ServerResponse, next: (error?: Error) => void) =>
      vite.middlewares(request, response, next),
    render: async (request: Request) => {
      // Reloaded after each change; nothing is done when there was none.
      const { createPageRenderer } = (await vite.ssrLoadModule('/server-entry.ts')) as Entry
      return createPageRenderer({ ...parts, mode: 'development' })(request)
    },
    close: () => vite.close(),
  }
}

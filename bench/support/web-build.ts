import { spawnSync } from 'node:child_process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Client } from '@properysearch/contract/kernel/client'
import type { RouterContextProvider, ServerBuild } from 'react-router'

const root = fileURLToPath(new URL('../../', import.meta.url))

interface RenderParts {
  api: Client
  adsUrl: string | null
  onError: (error: unknown) => void
}

/** What web/server-entry.ts exports. */
export interface WebBuild {
  createPageRenderer(parts: RenderParts & { mode: string }): (request: Request) => Promise<Response>
  loadBuild(): Promise<ServerBuild>
  contextOf(parts: RenderParts): RouterContextProvider
}

/** The pages as `npm start` builds and serves them: built now unless they are. */
export async function openWebBuild(): Promise<WebBuild> {
  const { status } = spawnSync(process.execPath, ['scripts/prepare.mjs'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The pages could not be built.')
  return (await import(pathToFileURL(`${root}web/build/server/index.js`).href)) as WebBuild
}

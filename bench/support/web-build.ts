import { spawnSync } from 'node:child_process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Client } from '@properysearch/contract/client'
import type { RouterContext, ServerBuild } from 'react-router'

const root = fileURLToPath(new URL('../../', import.meta.url))

export interface WebBuild {
  createPageRenderer(parts: {
    api: Client
    mode: string
    adsUrl: string | null
    onError: (error: unknown) => void
  }): (request: Request) => Promise<Response>
  loadBuild(): Promise<ServerBuild>
  apiContext: RouterContext<Client>
}

/** The pages as `npm start` builds and serves them: built now unless they are. */
export async function openWebBuild(): Promise<WebBuild> {
  const { status } = spawnSync(process.execPath, ['scripts/prepare.mjs'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The pages could not be built.')
  return (await import(pathToFileURL(`${root}web/build/server/index.js`).href)) as WebBuild
}

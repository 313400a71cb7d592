// Puts the pinned Node first on the PATH of every npm script.
// npm 10 drops the link of an optional dependency's `node` binary, so it is made again after each install.
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export function linkNode(root) {
  const name = `node-${process.platform}-${process.arch}`
  const modules = join(root, 'node_modules')
  if (!existsSync(join(modules, name, 'bin', 'node'))) return
  const link = join(modules, '.bin', 'node')
  mkdirSync(join(modules, '.bin'), { recursive: true })
  rmSync(link, { force: true })
  symlinkSync(join('..', name, 'bin', 'node'), link)
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) linkNode(fileURLToPath(new URL('..', import.meta.url)))

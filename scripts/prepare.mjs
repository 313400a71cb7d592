// Makes the project ready to run: packages installed, pages built. Does nothing when both are up to date.
// Plain Node 20 without dependencies, since it runs before anything is installed.
import { pathToFileURL } from 'node:url'
import { build } from './prepare/build.mjs'
import { install } from './prepare/install.mjs'
import { Problem, root, supportedNode } from './prepare/project.mjs'

/** @param {{ withBuild?: boolean }} options */
export async function prepare({ withBuild = true } = {}) {
  supportedNode(process.versions.node)
  await install(root)
  if (withBuild) await build(root)
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await prepare({ withBuild: !process.argv.includes('--no-build') })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

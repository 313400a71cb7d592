import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesBelow, hashOf, Problem, readStamp, say } from './project.mjs'
import { runProgram } from './run-program.mjs'

/** Builds the pages unless the build that is there was made from the same files. */
export async function build(root) {
  const web = join(root, 'web')
  const stamp = join(web, 'build', 'inputs.sha256')
  const inputs = [
    ...filesBelow(web, ['build', 'node_modules', '.react-router']).filter((path) => !path.endsWith('.test.ts')),
    ...filesBelow(join(root, 'contract', 'src')),
    join(root, 'package-lock.json'),
    join(root, 'tsconfig.base.json'),
    join(root, 'scripts', 'prepare', 'build.mjs'),
  ]
  const wanted = hashOf(root, inputs)
  if (readStamp(stamp) === wanted) return
  rmSync(stamp, { force: true })
  say('Building the pages.')
  const bin = join(root, 'node_modules', '.bin')
  const env = { ...process.env, NODE_ENV: 'production', PATH: `${bin}${delimiter}${process.env.PATH}` }
  const { code, output } = await runProgram([join(bin, 'react-router'), 'build'], { cwd: web, env })
  if (code !== 0) throw new Problem(`${output.trim()}\n\nThe pages could not be built; the reason is above.`)
  await compress(filesBelow(join(web, 'build', 'client')))
  writeFileSync(stamp, `${wanted}\n`)
}

/** Leaves beside each file that is worth it what browsers ask for, so that the server never compresses one. */
async function compress(paths) {
  const worthIt = paths.filter((path) => /\.(js|css|svg|json|txt|xml|webmanifest)$/.test(path))
  await Promise.all(
    worthIt.map(async (path) => {
      const bytes = readFileSync(path)
      if (bytes.length < 1024) return
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(bytes, { params }),
        promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
      ])
      if (!existsSync(path)) return
      writeFileSync(`${path}.br`, br)
      writeFileSync(`${path}.gz`, gz)
    }),
  )
}

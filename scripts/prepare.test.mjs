import { execFile } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

let root

/** A small project of its own, with our scripts, a stand-in for npm and one for the web's build tool. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'prepare-'))
  cpSync(fileURLToPath(new URL('.', import.meta.url)), join(root, 'scripts'), { recursive: true })
  write('package.json', JSON.stringify({ workspaces: ['web'] }))
  write('web/package.json', '{}')
  write('web/app/root.tsx', 'export default 1')
  write('contract/src/index.ts', '')
  writeLock('1.0.0')
  write(
    'npm/npm-cli.js',
    `const fs = require('node:fs')
     fs.appendFileSync('calls', 'npm ' + process.argv.slice(2).join(' ') + '\\n')
     if (fs.existsSync('npm-fails')) { console.error(fs.readFileSync('npm-fails', 'utf8')); process.exit(1) }
     fs.rmSync('node_modules', { recursive: true, force: true })
     fs.mkdirSync('node_modules/.bin', { recursive: true })
     fs.cpSync('package-lock.json', 'node_modules/.package-lock.json')
     fs.writeFileSync('node_modules/.bin/react-router', fs.readFileSync('build-tool', 'utf8'), { mode: 0o755 })`,
  )
  write(
    'build-tool',
    `#!/bin/sh
     echo "build NODE_ENV=$NODE_ENV" >> ../calls
     if [ -e ../build-fails ]; then echo "root.tsx:1 is wrong" >&2; exit 1; fi
     mkdir -p build/client/assets build/server
     yes 'export const text = 1' | head -c 4000 > build/client/assets/main.js\n`,
  )
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function writeLock(version) {
  write('package-lock.json', JSON.stringify({ packages: { '': {}, 'node_modules/a': { version } } }))
}

function prepare(...args) {
  const env = {
    PATH: process.env.PATH,
    npm_execpath: join(root, 'npm/npm-cli.js'),
    npm_node_execpath: process.execPath,
  }
  return new Promise((resolve) => {
    execFile(process.execPath, [join(root, 'scripts/prepare.mjs'), ...args], { cwd: root, env }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, stdout: out, stderr: err }),
    )
  })
}

/** What was done since the last look. */
function calls() {
  const path = join(root, 'calls')
  const done = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : []
  rmSync(path, { force: true })
  return done.map((line) => line.split(' ').slice(0, 2).join(' '))
}

test('installs and builds the first time, and does nothing the second', async () => {
  const first = await prepare()
  expect(first).toMatchObject({ code: 0, stderr: '' })
  expect(first.stdout).toContain('Installing packages.')
  expect(first.stdout).toContain('Building the pages.')
  expect(calls()).toEqual(['npm ci', 'build NODE_ENV=production'])
  expect(await prepare()).toEqual({ code: 0, stdout: '', stderr: '' })
  expect(calls()).toEqual([])
})

test('leaves compressed copies beside the built files', async () => {
  await prepare()
  const asset = join(root, 'web/build/client/assets/main.js')
  expect(existsSync(`${asset}.br`) && existsSync(`${asset}.gz`)).toBe(true)
})

test('installs again when the lock file or a package.json changed', async () => {
  await prepare('--no-build')
  expect(calls()).toEqual(['npm ci'])
  writeLock('2.0.0')
  await prepare('--no-build')
  expect(calls()).toEqual(['npm ci'])
  rmSync(join(root, 'node_modules'), { recursive: true })
  await prepare('--no-build')
  expect(calls()).toEqual(['npm ci'])
})

test('accepts what somebody installed by hand, if it matches the lock file', async () => {
  mkdirSync(join(root, 'node_modules'))
  cpSync(join(root, 'package-lock.json'), join(root, 'node_modules/.package-lock.json'))
  await prepare('--no-build')
  expect(calls()).toEqual([])
})

test('an install cut short is done again', async () => {
  write('node_modules/a/package.json', '{}')
  await prepare('--no-build')
  expect(calls()).toEqual(['npm ci'])
})

test('builds again when a page or the contract changed, or a build was cut short', async () => {
  await prepare()
  calls()
  write('web/app/root.tsx', 'export default 2')
  await prepare()
  expect(calls()).toEqual(['build NODE_ENV=production'])
  write('contract/src/bids.ts', '')
  await prepare()
  expect(calls()).toEqual(['build NODE_ENV=production'])
  write('build-fails', '')
  write('web/app/root.tsx', 'export default 3')
  const failed = await prepare()
  expect(failed.code).toBe(1)
  expect(failed.stderr).toMatch(/root\.tsx:1 is wrong\n\nThe pages could not be built/)
  calls()
  rmSync(join(root, 'build-fails'))
  write('web/app/root.tsx', 'export default 2')
  await prepare()
  expect(calls()).toEqual(['build NODE_ENV=production'])
})

test('says in one sentence why the packages could not be installed, and tries again next time', async () => {
  write(
    'npm-fails',
    'npm error code ENOTFOUND\nnpm error network request to x failed\nnpm error A complete log of this run\n',
  )
  const failed = await prepare()
  expect(failed.code).toBe(1)
  expect(failed.stderr).toBe('The packages could not be installed. npm says: ENOTFOUND network request to x failed\n')
  write('npm-fails', 'npm error nospc ENOSPC: no space left on device, write')
  expect((await prepare()).stderr).toBe(
    'The packages could not be installed. The disk is full. Make room, and start again.\n',
  )
  rmSync(join(root, 'npm-fails'))
  expect((await prepare()).code).toBe(0)
})

test('says when the bundled Node does not run here', async () => {
  const name = `node-${process.platform}-${process.arch}`
  const pinned = join(root, 'node_modules', name, 'bin/node')
  write(`node_modules/${name}/bin/node`, 'not a program')
  chmodSync(pinned, 0o755)
  cpSync(join(root, 'package-lock.json'), join(root, 'node_modules/.package-lock.json'))
  const failed = await prepare()
  expect(failed.code).toBe(1)
  expect(failed.stderr).toMatch(/^The Node that comes with Properysearch does not run here/)
})

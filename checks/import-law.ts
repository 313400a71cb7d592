import { posix } from 'node:path'

export interface SourceFile {
  /** From the project's root, with slashes. */
  path: string
  text: string
}

/** Every break of the import law and of the rules for names and sizes, one sentence each. */
export function violations(files: SourceFile[]): string[] {
  return [
    ...files.flatMap(wrongName),
    ...files.flatMap(tooLong),
    ...importsOf(files).flatMap((statement) =>
      lawsFor(statement).map((reason) => `${statement.from} imports ${statement.specifier}: ${reason}`),
    ),
    ...moduleCycles(files),
  ]
}

function wrongName({ path }: SourceFile): string[] {
  const [file = '', ...folders] = path.split('/').reverse()
  const isKebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
  const isMigration = /^\d{4}_[a-z0-9]+(_[a-z0-9]+)*\.sql$/
  const isFine = (path.endsWith('.sql') ? isMigration : isKebab).test(file)
  const hasFineFolders = folders.every((folder) => isKebab.test(folder.replace(/^\./, '')))
  return isFine && hasFineFolders ? [] : [`${path}: names are kebab-case (migrations NNNN_what.sql)`]
}

function tooLong({ path, text }: SourceFile): string[] {
  const lines = text.trimEnd().split('\n').length
  return lines > 350 ? [`${path} has ${lines} lines: never over 350, split it by verb`] : []
}

interface Import {
  from: string
  /** As it is written. */
  specifier: string
  /** The file it means, from the project's root; null for a package from outside. */
  to: string | null
  /** By `import()`, when it is needed. */
  isDynamic: boolean
}

function importsOf(files: SourceFile[]): Import[] {
  return files
    .filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path))
    .flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(/\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g)].map((match) => {
        const specifier = match[2] ?? ''
        return { from: path, specifier, to: fileOf(path, specifier), isDynamic: match[0].includes('(') }
      }),
    )
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}

function fileOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const [, workspace, rest = ''] = specifier.match(/^@properysearch\/([a-z0-9-]+)(?:\/(.*))?$/) ?? []
  if (!workspace) return null
  return workspace === 'contract' ? `contract/src/${rest || 'index'}.ts` : `${workspace}/${rest}`
}

type Law = (statement: Import & { to: string }) => string | false

function lawsFor(statement: Import): string[] {
  const { from, to } = statement
  if (
    from.startsWith('contract/') &&
    !isTest(from) &&
    !to?.startsWith('contract/src/') &&
    statement.specifier !== 'zod'
  ) {
    return ['the contract imports only zod and itself']
  }
  if (to === null) return []
  return [...everywhere, ...(isTest(from) ? [] : inLayers)].flatMap((law) => law({ ...statement, to }) || [])
}

/** Tests may look into the file beside them; these hold for them too. */
const everywhere: Law[] = [
  ({ from, to, specifier }) =>
    specifier.startsWith('.') &&
    workspaceOf(from) !== workspaceOf(to) &&
    ['contract', 'server', 'web', 'demo-world'].includes(workspaceOf(from)) &&
    'another workspace is reached by its package name',
  ({ from, to }) => from.startsWith('web/') && to.startsWith('server/') && 'the web never imports the server',
  ({ from, to }) =>
    from.startsWith('server/') &&
    to.startsWith('web/') &&
    !from.startsWith('server/src/start/') &&
    'only the start of the process knows the web',
]

const inLayers: Law[] = [
  ({ from, to, isDynamic }) =>
    /^(server\/src|web)\//.test(from) &&
    isForDemo(to) &&
    !(isDynamic && from === 'server/src/start/start-server.ts') &&
    'the product knows nothing of the demo; its start alone loads it, in demo mode',
  ({ from, to }) =>
    within(from, 'server/src/platform/') &&
    to.startsWith('server/') &&
    !to.startsWith('server/src/platform/') &&
    'platform knows no domain and nothing above it',
  ({ from, to }) =>
    within(from, 'server/src/adapters/') &&
    /^server\/src\/(modules|start|app\.ts|main\.ts)/.test(to) &&
    'adapters know no module and nothing above them',
  ({ from, to }) =>
    within(from, 'server/src/modules/') &&
    /^server\/src\/(start|app\.ts|main\.ts)/.test(to) &&
    'modules know nothing above them',
  ({ from, to }) =>
    within(from, 'server/src/modules/') &&
    to.startsWith('server/src/adapters/') &&
    !/\/(port|adapters)\.ts$/.test(to) &&
    'modules reach an adapter only through its port',
  ({ from, to }) => {
    const module = moduleOf(to)
    if (!module || module === moduleOf(from) || to === `server/src/modules/${module}/index.ts`) return false
    if (isForDemo(to) && from.startsWith('demo-world/')) return false
    return 'a module is reached only through its index.ts'
  },
  ({ from, to }) => {
    const [mine, its] = [webLayerOf(from), webLayerOf(to)]
    return mine !== undefined && its !== undefined && its > mine && 'ui, lib ← features ← pages ← routes'
  },
  ({ from, to }) => {
    const [mine, its] = [featureOf(from), featureOf(to)]
    return mine !== undefined && its !== undefined && mine !== its && 'features never import features'
  },
]

function isTest(path: string): boolean {
  return /\.test\.(ts|tsx|mjs)$/.test(path)
}

/** The demo world, and a module's file that is made for it alone. */
function isForDemo(path: string): boolean {
  return /^(demo-world\/|server\/src\/modules\/[^/]+\/demo-)/.test(path)
}

function within(path: string, folder: string): boolean {
  return path.startsWith(folder)
}

function workspaceOf(path: string): string {
  return path.split('/')[0] ?? ''
}

function moduleOf(path: string): string | undefined {
  return path.match(/^server\/src\/modules\/([^/]+)\//)?.[1]
}

function featureOf(path: string): string | undefined {
  return path.match(/^web\/app\/features\/([^/]+)\//)?.[1]
}

function webLayerOf(path: string): number | undefined {
  const folder = path.match(/^web\/app\/([^/]+)/)?.[1]
  if (folder === undefined) return undefined
  // The tables of screens and pages are what links and routes are built from: everything may read them.
  const layer = [
    ['ui', 'lib', 'pictures', 'screens.ts', 'page-files.ts'],
    ['features'],
    ['pages', 'layouts'],
  ].findIndex((folders) => folders.includes(folder))
  return layer === -1 ? 3 : layer
}

function moduleCycles(files: SourceFile[]): string[] {
  const calls = new Map<string, Set<string>>()
  for (const { from, to } of importsOf(files.filter(({ path }) => !isTest(path)))) {
    const [mine, its] = [moduleOf(from), to === null ? undefined : moduleOf(to)]
    if (mine && its && mine !== its) calls.set(mine, (calls.get(mine) ?? new Set()).add(its))
  }
  const cycles = new Set<string>()
  const walk = (module: string, way: string[]) => {
    const at = way.indexOf(module)
    if (at === -1) {
      for (const next of calls.get(module) ?? []) walk(next, [...way, module])
      return
    }
    // The same cycle is met from each of its modules: told once, from the first by name.
    const cycle = way.slice(at)
    const first = cycle.indexOf([...cycle].sort()[0] ?? '')
    cycles.add([...cycle.slice(first), ...cycle.slice(0, first + 1)].join(' → '))
  }
  for (const module of calls.keys()) walk(module, [])
  return [...cycles].sort().map((cycle) => `modules call each other in a circle: ${cycle}`)
}

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type SourceFile, violations } from './import-law.ts'

const root = new URL('../', import.meta.url)
const notOurs = ['node_modules', 'build', 'test-results', 'screenshots', 'results']

function sourceFiles(folder = ''): SourceFile[] {
  return readdirSync(new URL(folder, root), { withFileTypes: true }).flatMap((entry) => {
    const path = folder + entry.name
    if (entry.isDirectory()) {
      return notOurs.includes(entry.name) || entry.name.startsWith('.') ? [] : sourceFiles(`${path}/`)
    }
    if (!/\.(ts|tsx|mjs|css|sql)$/.test(entry.name)) return []
    return [{ path, text: readFileSync(new URL(path, root), 'utf8') }]
  })
}

test('the project keeps the import law', () => {
  const files = sourceFiles()
  expect(files.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['contract/src/index.ts', 'server/src/app.ts', 'web/app/routes.ts', 'scripts/prepare.mjs']),
  )
  expect(violations(files)).toEqual([])
})

const refused: [path: string, text: string, reason: RegExp][] = [
  ['contract/src/bids.ts', "import pg from 'pg'", /imports only zod/],
  ['contract/src/bids.ts', "import { x } from '../../server/src/app.ts'", /imports only zod/],
  ['server/src/platform/db/x.ts', "import { x } from '../../modules/bids/index.ts'", /platform knows no domain/],
  ['server/src/platform/log.ts', "import type { Config } from '../config.ts'", /platform knows no domain/],
  ['server/src/modules/bids/place-bid.ts', "import { x } from '../auth/otp.ts'", /only through its index\.ts/],
  ['server/src/app.ts', "import { x } from './modules/bids/place-bid.ts'", /only through its index\.ts/],
  [
    'demo-world/src/people.ts',
    "export * from '@properysearch/server/src/modules/auth/users.sql.ts'",
    /only through its index\.ts/,
  ],
  ['server/src/modules/bids/place-bid.ts', "import { x } from '../../app.ts'", /nothing above them/],
  ['server/src/modules/bids/place-bid.ts', "const x = await import('../../start/run.ts')", /nothing above them/],
  ['server/src/modules/bids/x.ts', "import { x } from '../../adapters/mail/smtp.ts'", /only through its port/],
  ['server/src/adapters/mail/smtp.ts', "import { x } from '../../modules/auth/index.ts'", /know no module/],
  ['server/src/modules/bids/x.ts', "import '@properysearch/web/app/root.tsx'", /only the start/],
  ['server/src/app.ts', "import { x } from '../../contract/src/bids.ts'", /by its package name/],
  ['server/src/app.ts', "import { demoModule } from '@properysearch/demo-world'", /nothing of the demo/],
  ['server/src/start/start-server.ts', "import type { x } from '@properysearch/demo-world'", /nothing of the demo/],
  ['server/src/all-modules.ts', "const x = await import('@properysearch/demo-world')", /nothing of the demo/],
  ['server/src/modules/bids/index.ts', "export { x } from './demo-bids.ts'", /nothing of the demo/],
  ['web/app/routes.ts', "import { x } from '@properysearch/demo-world/src/random.ts'", /nothing of the demo/],
  ['demo-world/src/people.ts', "import { x } from '../../server/src/app.ts'", /by its package name/],
  ['web/app/lib/api.ts', "import { x } from '@properysearch/server/src/app.ts'", /the web never imports the server/],
  ['web/app/lib/api.test.ts', "import { x } from '../../../server/src/app.ts'", /the web never imports the server/],
  ['web/app/ui/button.tsx', "import { x } from '../features/bids/bids.queries.ts'", /ui, lib ← features/],
  ['web/app/lib/x.ts', "import { x } from '../pages/home/home-page.tsx'", /ui, lib ← features/],
  ['web/app/features/bids/x.tsx', "import { x } from '../../pages/home/home-page.tsx'", /← pages/],
  ['web/app/pages/home/home-page.tsx', "import routes from '../../routes.ts'", /← routes/],
  ['web/app/features/bids/x.tsx', "import { x } from '../meetings/y.tsx'", /features never import features/],
  ['server/src/modules/bids/placeBid.ts', '', /kebab-case/],
  ['server/src/modules/Bids/index.ts', '', /kebab-case/],
  ['server/migrations/12_bids.sql', '', /NNNN_what\.sql/],
]

test.each(refused)('%s with %j is refused', (path, text, reason) => {
  expect(violations([{ path, text }])).toContainEqual(expect.stringMatching(reason))
})

test('modules that call each other in a circle are refused, once', () => {
  const calls = (from: string, to: string) => ({
    path: `server/src/modules/${from}/index.ts`,
    text: `export { x } from '../${to}/index.ts'`,
  })
  expect(violations([calls('orders', 'bids'), calls('bids', 'bookings'), calls('bookings', 'orders')])).toEqual([
    'modules call each other in a circle: bids → bookings → orders → bids',
  ])
  expect(violations([calls('orders', 'bids'), calls('bids', 'bookings')])).toEqual([])
})

test.each([
  [
    'server/src/modules/bids/place-bid.ts',
    "import { x } from '../auth/index.ts'\nimport type { Mail } from '../../adapters/mail/port.ts'",
  ],
  [
    'server/src/modules/bids/bids.test.ts',
    "import { x } from './place-bid.ts'\nimport { y } from '../../../test/test-app.ts'",
  ],
  ['server/src/start/dev-pages.ts', "await import('@properysearch/web/dev-server.ts')"],
  ['server/src/start/start-server.ts', "const demo = isDemo ? await import('@properysearch/demo-world') : undefined"],
  ['demo-world/src/bids.ts', "import { x } from '@properysearch/server/src/modules/bids/demo-bids.ts'"],
  ['contract/src/bids.test.ts', "import { test } from 'vitest'"],
  [
    'web/app/pages/home/home-page.tsx',
    "import { x } from '../../features/bids/x.tsx'\nimport '@properysearch/contract/bids'",
  ],
  ['web/app/features/bids/x.tsx', "// import { x } from '../meetings/y.tsx'\nimport { z } from './z.ts'"],
  ['server/migrations/0012_bids_and_offers.sql', ''],
])('%s with %j is fine', (path, text) => {
  expect(violations([{ path, text }])).toEqual([])
})

test('a file may have 350 lines and not one more', () => {
  const path = 'web/app/ui/long.tsx'
  expect(violations([{ path, text: '\n//'.repeat(349) }])).toEqual([])
  expect(violations([{ path, text: '\n//'.repeat(350) }])).toEqual([expect.stringContaining('351 lines')])
})

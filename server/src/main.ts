import { run } from './start/run.ts'

const isDev = process.argv.includes('--dev')
// React reads it when it is loaded, which is later; its production build renders several times faster.
process.env.NODE_ENV = isDev ? 'development' : 'production'
await run(isDev)

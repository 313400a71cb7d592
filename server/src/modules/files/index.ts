// Owns which stored files no row names: not yet, while they are being written, or no longer.
// Always true: a file is either named by a row or listed here, at every moment and after a crash; what is listed goes.
// Calls no other module.
export { dropFiles } from './drop-files.ts'
export { cleanUpFiles, sweepFilesJob } from './files.jobs.ts'
export { filesModule } from './files.module.ts'
export { type HandedInFile, handedInFiles } from './handed-in-files.sql.ts'
export { type NewFile, randomKey, storeFiles } from './store-files.ts'
export type { NamedFolder } from './sweep-files.ts'

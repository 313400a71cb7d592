// What the demo world fills cases with: written as everybody's, and nobody is told.
export { insertComment } from './documents/comments.sql.ts'
export { approveDocument, insertDocument, shareDocument } from './documents/documents.sql.ts'
export { insertPaper, insertRequest, saveItem, settleRequest } from './work/work.sql.ts'

import { mostDraftLetters } from '@properysearch/contract/cases/facts'
import { fail, invalid } from '../../../platform/errors.ts'
import { readPaper } from '../../listings/index.ts'

export interface ReadFile {
  content: Buffer
  contentType: string
  ending: string
  /** Of a plain text. */
  body: string | null
}

const isPdf = (bytes: Buffer) => bytes.toString('latin1', 0, 5) === '%PDF-'

export async function readPdf(bytes: Buffer): Promise<ReadFile> {
  if (!isPdf(bytes)) throw fail('wrong-file-type', 'Please choose a PDF.')
  return { ...(await readPaper(bytes)), body: null }
}

/** A PDF, or text in UTF-8: what was typed or pasted arrives as such a file. */
export async function readDraftFile(bytes: Buffer): Promise<ReadFile> {
  if (isPdf(bytes)) return readPdf(bytes)
  const body = textOf(bytes)
  if (body === undefined) throw fail('wrong-file-type', 'Please choose a PDF or a plain text file.')
  if (body === '') throw invalid({ file: 'The draft has no text.' })
  if (body.length > mostDraftLetters) throw fail('file-too-large', 'That text is too long. Please give it as a PDF.')
  return { content: Buffer.from(body), contentType: 'text/plain; charset=utf-8', ending: 'txt', body }
}

/** Line ends as everywhere, and no blanks around it; undefined when these bytes are no text. */
function textOf(bytes: Buffer): string | undefined {
  if (bytes.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true })
      .decode(bytes)
      .replaceAll('\r\n', '\n')
      .replaceAll('\r', '\n')
      .trim()
  } catch {
    return undefined
  }
}

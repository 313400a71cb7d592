import '@fastify/multipart'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Failure, fail, invalid } from '../errors.ts'
import type { ArrivingFile, UploadedFile } from './handlers.ts'

// What multipart form data adds around one file.
const wrappingBytes = 64 * 1024
const mostTurns = 50

/** One file, whole. */
export async function readUpload(request: FastifyRequest, maxBytes: number): Promise<UploadedFile> {
  let file: UploadedFile | undefined
  let isAlone = true
  try {
    const parts = filesOf(request, maxBytes)
    for (let part = await nextPart(request, parts); part; part = await nextPart(request, parts)) {
      if (!file) {
        file = { name: nameOf(part), bytes: await part.toBuffer() }
      } else {
        isAlone = false
        part.file.resume()
      }
    }
  } catch (error) {
    throw uploadFailure(error as UploadError, maxBytes)
  }
  if (!isAlone) throw invalid({ file: 'Send one file at a time.' })
  if (!file) throw invalid({ file: 'Choose a file to upload.' })
  return file
}

/** The first file while it comes; whatever follows it is not read. */
export async function withArrivingFile<T>(
  request: FastifyRequest,
  maxBytes: number,
  work: (file: ArrivingFile) => Promise<T>,
): Promise<T> {
  const part = await nextPart(request, filesOf(request, maxBytes)).catch((error: UploadError) => {
    throw uploadFailure(error, maxBytes)
  })
  if (!part) throw invalid({ file: 'Choose a file to upload.' })
  const checkWhole = () => {
    if (part.file.truncated) throw tooLarge(maxBytes)
  }
  try {
    return await work({ name: nameOf(part), stream: part.file, checkWhole })
  } catch (error) {
    // What is wrong on our side must not look like a broken line.
    throw isBrokenOff(error as UploadError) ? uploadFailure(error as UploadError, maxBytes) : error
  } finally {
    part.file.resume()
  }
}

type UploadError = Error & { code?: string }

/**
 * There are forms over which the parser waits forever, such as a part without a header. Once the request is here to its
 * end, what it holds is found without waiting for anything: when nothing has come after some turns, nothing will.
 */
async function nextPart(
  { raw }: FastifyRequest,
  parts: AsyncIterator<MultipartFile>,
): Promise<MultipartFile | undefined> {
  const stuck = Promise.withResolvers<never>()
  // Who hung up before the parser was there is heard by nobody.
  if (raw.destroyed && !raw.readableEnded) throw brokenOff()
  let turns = 0
  const count = () => {
    if (++turns > mostTurns) stuck.reject(new Error('the parser found no end'))
    else setImmediate(count)
  }
  if (raw.readableEnded) count()
  else raw.once('end', count)
  try {
    const next = await Promise.race([parts.next(), stuck.promise])
    return next.done ? undefined : next.value
  } finally {
    turns = Number.POSITIVE_INFINITY
    raw.off('end', count)
    stuck.promise.catch(() => undefined)
  }
}

/** A request that says itself that it is too large is refused before it is read. */
function filesOf(request: FastifyRequest, maxBytes: number): AsyncIterableIterator<MultipartFile> {
  if (!request.isMultipart()) throw fail('wrong-content-type', 'Send the file as multipart form data.')
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + wrappingBytes) throw tooLarge(maxBytes)
  // The name is taken as it was sent, so that one with a path in it is seen and refused.
  const options = { limits: { fileSize: maxBytes, files: 2, fields: 5 }, preservePath: true }
  return request.files(options)
}

function nameOf(part: MultipartFile): string {
  // Invisible signs turn a name around or hide its ending.
  const name = (part.filename ?? '').normalize('NFC').replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
  if (/[/\\]|^\.\.?$/.test(name)) {
    throw invalid({ file: 'The name of this file contains a path. Give it a plain name and send it again.' })
  }
  return name
}

function tooLarge(maxBytes: number): Failure {
  return fail('file-too-large', `That file is too large. The limit is ${Math.floor(maxBytes / 1024 / 1024)} MB.`)
}

function isBrokenOff({ code, message }: UploadError): boolean {
  return (code ?? '').startsWith('FST_') || /premature|terminated early|unexpected end|aborted/i.test(message)
}

function brokenOff(): Failure {
  return invalid({ file: 'The file did not arrive completely. Please send it again.' })
}

function uploadFailure(error: UploadError, maxBytes: number): Error {
  if (error instanceof Failure) return error
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(maxBytes)
  if (error.code === 'FST_FILES_LIMIT') return invalid({ file: 'Send one file at a time.' })
  if (error.code === 'FST_MP_PREMATURE_CLOSE' || /terminated early|unexpected end/i.test(error.message)) {
    return brokenOff()
  }
  return invalid({ file: 'The form could not be read. Send one file as multipart form data.' })
}

import { Readable } from 'node:stream'
import type { CallContext } from '../../../context.ts'
import type { FileAnswer } from '../../../platform/http/handlers.ts'
import { makeRecord } from './make-record.ts'

export async function downloadRecord(
  ctx: CallContext,
  { bookingId, format }: { bookingId: number; format: 'pdf' | 'json' },
): Promise<FileAnswer> {
  const record = await makeRecord(ctx, bookingId)
  const name = `deal-${bookingId}-${record.madeFor}`
  if (format === 'json') {
    return fileOf(`${name}.json`, 'application/json', Buffer.from(`${JSON.stringify(record, null, 2)}\n`))
  }
  // With it comes a library that a server which draws nothing need not load.
  const { drawRecord } = await import('./draw-record.ts')
  return fileOf(`${name}.pdf`, 'application/pdf', await drawRecord(record))
}

export async function downloadStatement(ctx: CallContext, bookingId: number): Promise<FileAnswer> {
  const record = await makeRecord(ctx, bookingId)
  const { drawStatement } = await import('./draw-statement.ts')
  return fileOf(`statement-${bookingId}.pdf`, 'application/pdf', await drawStatement(record))
}

function fileOf(downloadName: string, contentType: string, bytes: Buffer): FileAnswer {
  return { stream: Readable.from([bytes]), sizeBytes: bytes.length, contentType, downloadName }
}

import { gunzipSync, gzipSync } from 'node:zlib'
import type { Learned } from './train.ts'
import type { Forest } from './trees.ts'

// A model as bytes of a row, and back.

const isForest = (value: unknown): value is Forest =>
  typeof value === 'object' && value !== null && 'threshold' in value && ArrayBuffer.isView(value.threshold)

const toText = (array: Int8Array | Float32Array) =>
  Buffer.from(array.buffer, array.byteOffset, array.byteLength).toString('base64')

const toBytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64'))

export function packModel(learned: Learned): Buffer {
  const text = JSON.stringify(learned, (_, value) =>
    isForest(value)
      ? {
          depth: value.depth,
          column: toText(value.column),
          threshold: toText(value.threshold),
          value: toText(value.value),
        }
      : value,
  )
  return gzipSync(text)
}

export function unpackModel(bytes: Buffer): Learned {
  const learned = JSON.parse(gunzipSync(bytes).toString()) as Learned
  for (const part of learned.parts) {
    const { depth, column, threshold, value } = part.forest as unknown as Record<
      'column' | 'threshold' | 'value',
      string
    > & {
      depth: number
    }
    part.forest = {
      depth,
      column: new Int8Array(toBytes(column).buffer),
      threshold: new Float32Array(toBytes(threshold).buffer),
      value: new Float32Array(toBytes(value).buffer),
    }
  }
  return learned
}

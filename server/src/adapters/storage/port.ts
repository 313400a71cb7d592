import type { Readable } from 'node:stream'

/**
 * `public` files are served to anyone under /files/ with an unguessable name; `private` ones only through an endpoint.
 */
export type Bucket = 'public' | 'private'

/** Keys are made by our own code, never from what somebody sent: `photos/6f1c….webp`. */
export interface Storage {
  /** Writes a whole file or nothing; a key is written once and never changed. */
  put(bucket: Bucket, key: string, bytes: Uint8Array): Promise<void>
  /** The same for what comes bit by bit and is too large to hold; answers its size. */
  putStream(bucket: Bucket, key: string, stream: Readable): Promise<number>
  /**
   * Undefined when there is no such file. The caller reads the stream to its end or destroys it. With a range, the
   * stream holds only those bytes, first and last included; the size is always the whole file's.
   */
  read(
    bucket: Bucket,
    key: string,
    range?: { start: number; end?: number },
  ): Promise<{ stream: Readable; sizeBytes: number } | undefined>
  /** Removing what does not exist is not an error. */
  remove(bucket: Bucket, key: string): Promise<void>
  /** Removes it if it was written before this moment; answers whether it did. */
  removeOlder(bucket: Bucket, key: string, before: Date): Promise<boolean>
  /** The key of every file in a folder and the folders in it. */
  list(bucket: Bucket, folder: string): AsyncIterable<string>
  /** The address under which a browser finds a public file. */
  publicUrl(key: string): string
  /** Removes what writes that were cut short before this moment have left behind. */
  removeLeftovers(before: Date): Promise<void>
}

/** Lower-case names between slashes, none of them hidden, no way up. */
export function isStorageKey(key: string): boolean {
  return key.length <= 200 && !key.includes('..') && /^[a-z0-9][a-z0-9_.-]*(\/[a-z0-9][a-z0-9_.-]*)*$/.test(key)
}

import type { Readable } from 'node:stream'

/** `public` files are served to anyone under /files/ with an unguessable name; `private` ones only through an endpoint. */
export type Shelf = 'public' | 'private'

export interface Storage {
  /** Writes a whole file or nothing; a key is written once and never changed. */
  put(shelf: Shelf, key: string, bytes: Uint8Array): Promise<void>
  read(shelf: Shelf, key: string): Promise<{ stream: Readable; sizeBytes: number } | undefined>
  /** Removing what is not there is no error. */
  remove(shelf: Shelf, key: string): Promise<void>
  /** The address under which a browser finds a public file. */
  publicUrl(key: string): string
}

import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs'

/** A log file of limited size: when full it becomes `<path>.1`, in the place of the one before. */
export class RotatingFile {
  private readonly path: string
  private readonly maxBytes: number
  private file: number
  private sizeBytes: number

  constructor(path: string, maxBytes = 5 * 1024 * 1024) {
    this.path = path
    this.maxBytes = maxBytes
    this.file = openSync(path, 'a', 0o600)
    this.sizeBytes = fstatSync(this.file).size
  }

  /** A line that cannot be written is lost: the disk may be full, and that must not stop the server. */
  write(line: string): void {
    try {
      if (this.sizeBytes >= this.maxBytes) this.rotate()
      this.sizeBytes += writeSync(this.file, line)
    } catch {
      // See above.
    }
  }

  close(): void {
    closeSync(this.file)
  }

  private rotate(): void {
    renameSync(this.path, `${this.path}.1`)
    const next = openSync(this.path, 'a', 0o600)
    closeSync(this.file)
    this.file = next
    this.sizeBytes = 0
  }
}

import { execFileSync } from 'node:child_process'
import { mkdir, open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'

export interface SmallDisk {
  folder: string
  /** Leaves not a byte free; answers how to make room again. */
  fill(): Promise<() => Promise<void>>
  remove(): void
}

/** A disk of its own in memory, which only root can make; undefined where nobody may. */
export async function makeSmallDisk(folder: string, megabytes: number): Promise<SmallDisk | undefined> {
  await mkdir(folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  return {
    folder,
    fill: async () => {
      const ballast = join(folder, 'ballast')
      const file = await open(ballast, 'w')
      const { bavail, bsize } = await statfs(folder)
      const piece = Buffer.alloc(1024 * 1024, 1)
      try {
        for (let left = bavail * bsize; left > 0; left -= piece.length) await file.write(piece)
        for (;;) await file.write(piece.subarray(0, 4096))
      } catch {
        // Full.
      } finally {
        await file.close()
      }
      return () => rm(ballast, { force: true })
    },
    remove: () => execFileSync('umount', ['-l', folder]),
  }
}

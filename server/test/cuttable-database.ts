import { createServer, connect as dial, type Socket } from 'node:net'

export interface CuttableDatabase {
  /** Of the same database, over a cable that can be cut. */
  url: string
  /** Ends every connection and takes no more. */
  cut(): void
  /** The database hears, but its answers are lost. */
  deafen(): void
  mend(): void
  /** How many connections were asked for so far. */
  asked(): number
  close(): void
}

/** A cable to the database, which is reached over its socket otherwise. */
export async function cuttable(url: string): Promise<CuttableDatabase> {
  const folder = decodeURIComponent(url.match(/[?&]host=([^&]+)/)?.[1] ?? '')
  let state: 'whole' | 'deaf' | 'cut' = 'whole'
  const sockets = new Set<Socket>()
  let asked = 0
  const server = createServer((near) => {
    asked++
    if (state === 'cut') return near.destroy()
    const far = dial(`${folder}/.s.PGSQL.5432`)
    const end = () => {
      for (const socket of [near, far]) {
        sockets.delete(socket)
        socket.destroy()
      }
    }
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', end).on('close', end)
    }
    near.on('data', (chunk) => far.write(chunk))
    far.on('data', (chunk) => state === 'whole' && near.write(chunk))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  return {
    url: url.replace('@/', `@127.0.0.1:${port}/`).replace(/\?.*$/, '?sslmode=disable'),
    cut: () => {
      state = 'cut'
      for (const socket of sockets) socket.destroy()
    },
    deafen: () => {
      state = 'deaf'
    },
    mend: () => {
      state = 'whole'
    },
    asked: () => asked,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

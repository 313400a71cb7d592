import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { HttpLimits } from './limits.ts'

interface Arriving {
  request: IncomingMessage
  response: ServerResponse
  /** What its connection had brought when last looked at; undefined until the first look. */
  bytes: number | undefined
}

/**
 * Cuts off requests whose body brings less than so much in a window, and those that keep sending after they were
 * answered. What they hold, such as a turn to upload, is released when their connection ends. Answers the look itself.
 */
export function cutSlowBodies(
  server: Server,
  { bodyWindowMs, leastBytes }: Pick<HttpLimits, 'bodyWindowMs' | 'leastBytes'>,
  onCut: () => void,
): () => void {
  const arriving = new Set<Arriving>()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0
    if (!hasBody) return
    const entry: Arriving = { request, response, bytes: undefined }
    arriving.add(entry)
    const leave = () => arriving.delete(entry)
    request.once('end', leave)
    request.once('close', leave)
  })
  const look = () => {
    for (const entry of arriving) {
      const { request, response, bytes } = entry
      const now = request.socket.bytesRead
      entry.bytes = now
      if (request.complete || bytes === undefined) continue
      if (now - bytes >= leastBytes && !response.writableFinished) continue
      arriving.delete(entry)
      onCut()
      request.socket.destroy()
    }
  }
  const timer = setInterval(look, bodyWindowMs)
  timer.unref()
  server.once('close', () => clearInterval(timer))
  return look
}

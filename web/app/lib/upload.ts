// Fetch cannot tell how much of a file has been sent; this can.

type Progress = (share: number) => void

const watchers = new WeakMap<Blob, Progress>()

/** Hears the share sent, from 0 to 1, while this file is uploaded. */
export function watchUpload(file: Blob, onProgress: Progress): void {
  watchers.set(file, onProgress)
}

/** Sends one file as multipart form data, and answers as fetch would. */
export function upload(method: string, url: string, headers: Record<string, string>, file: Blob): Promise<Response> {
  const form = new FormData()
  form.append('file', file)
  const request = new XMLHttpRequest()
  request.open(method, url)
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
  const onProgress = watchers.get(file)
  if (onProgress) {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
  }
  return new Promise((resolve, reject) => {
    request.onload = () =>
      resolve(
        new Response(request.responseText, {
          status: request.status,
          headers: { 'content-type': request.getResponseHeader('content-type') ?? 'text/plain' },
        }),
      )
    request.onerror = () => reject(new TypeError('The upload did not reach the server'))
    request.onabort = request.onerror
    request.send(form)
  })
}

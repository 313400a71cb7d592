/** Hands bytes over as a download. */
export function saveFile(bytes: Blob, name: string): void {
  const url = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers still read it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

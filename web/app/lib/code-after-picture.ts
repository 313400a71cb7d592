/**
 * What is seen comes first: on a slow line the code would take its share while the page is still white. It is asked for
 * once the first picture stands, or somebody touches the page, or no picture can come because the tab is hidden.
 */
export function codeAfterPicture(html: string): string {
  const files: string[] = []
  const bare = html.replace(/<link rel="modulepreload" href="([^"]+)"\/>/g, (_link, file: string) => {
    files.push(file)
    return ''
  })
  return bare.replace(
    /<script type="module" async="">([\s\S]*?)<\/script>/,
    (_script, code: string) =>
      `<script type="text/plain" id="page-code">${code}</script><script>(${begin})(${JSON.stringify(files)})</script>`,
  )
}

// Sent to the browser as text, so it must stand alone.
function begin(files: string[]): void {
  let hasBegun = false
  const run = () => {
    if (hasBegun) return
    hasBegun = true
    ask()
    const text = document.getElementById('page-code')?.textContent ?? ''
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', text }))
  }
  // A few at a time: each takes the browser a moment, and somebody may be scrolling.
  const ask = () => {
    for (const href of files.splice(0, 4))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    if (files.length > 0) setTimeout(ask)
  }
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(run)))
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, run, { once: true, capture: true })
  if (document.hidden) run()
  else setTimeout(run, 3000)
}

/**
 * What is seen comes first: on a slow line the code would take its share while the page is still white. It is asked for
 * once the first picture stands, or somebody touches the page, or no picture can come because the tab is hidden.
 * In bytes: a page is long, and reading it as text to write it as bytes again costs more than all the rest here.
 */
export function codeAfterPicture(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const opening = page.indexOf(moduleScript)
  const closing = page.indexOf(scriptEnd, opening)
  if (opening < 0 || closing < 0) return page
  const pieces: Buffer<ArrayBuffer>[] = []
  const files: string[] = []
  let at = 0
  const keepUntil = (end: number) => pieces.push(page.subarray(at, end))
  for (let link = page.indexOf(preload); link >= 0 && link < opening; link = page.indexOf(preload, at)) {
    const end = page.indexOf('"', link + preload.length)
    files.push(page.toString('utf8', link + preload.length, end))
    keepUntil(link)
    at = page.indexOf('>', end) + 1
  }
  keepUntil(opening)
  const code = page.subarray(opening + moduleScript.length, closing)
  pieces.push(Buffer.from('<script type="text/plain" id="page-code">'), code)
  pieces.push(Buffer.from(`</script><script>(${begin})(${JSON.stringify(files)})`), page.subarray(closing))
  return Buffer.concat(pieces)
}

const preload = '<link rel="modulepreload" href="'
const moduleScript = '<script type="module" async="">'
const scriptEnd = '</script>'

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

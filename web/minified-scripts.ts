import { readFile } from 'node:fs/promises'
import { minify, type Plugin, transformWithOxc } from 'vite'

const ending = '?script'

/**
 * `import text from './do-it.ts?script'`: the function that the file exports, minified, as the text of a script that
 * calls it. It is sent on its own, so the file imports nothing.
 */
export function minifiedScripts(): Plugin {
  return {
    name: 'minified-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(ending)) return
      const file = id.slice(0, -ending.length)
      this.addWatchFile(file)
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false })
      const script = `(${code.replace('export default ', '').trim()})()`
      if (/^(import|export)\b/m.test(script)) this.error(`${file} must be one exported function without imports.`)
      const minified = await minify(file, script, { module: false })
      return `export default ${JSON.stringify(minified.code.trim())}`
    },
  }
}

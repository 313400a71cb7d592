import { readFile } from 'node:fs/promises'
import { minify, type Plugin, transformWithOxc } from 'vite'

const mark = '?inline-script'

/**
 * `import text from './x.ts?inline-script'` gives the code of a file as a small constant text, to stand in the page
 * itself. The file imports nothing but types, and its names stay its own.
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    load: {
      filter: { id: /\?inline-script$/ },
      async handler(id) {
        const file = id.slice(0, -mark.length)
        this.addWatchFile(file)
        const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false })
        const alone = `(()=>{${code.replaceAll(/^export\s*\{\s*\};?$/gm, '')}})()`
        const { code: small, errors } = await minify('inline.js', alone, { mangle: true, compress: true })
        if (errors.length > 0) throw new Error(`${file}: ${errors.map((error) => error.message).join(', ')}`)
        if (small.includes('</script')) throw new Error(`${file}: would end the script it stands in`)
        return { code: `export default ${JSON.stringify(small)}`, moduleType: 'js' }
      },
    },
  }
}

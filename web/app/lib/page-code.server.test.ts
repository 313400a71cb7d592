import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'
import { inlineScripts } from './inline-scripts.ts'
import { withCode } from './page-code.server.ts'

const route = (id: string, more: object = {}) => ({
  id,
  module: `/assets/${id}.js`,
  imports: ['/assets/shared.js'],
  ...more,
})
const context = {
  manifest: {
    entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
    routes: {
      root: route('root', { path: '' }),
      home: route('home', { parentId: 'root', path: '/' }),
      list: route('list', { parentId: 'root', path: '/list', clientLoaderModule: '/assets/list-loader.js' }),
      other: route('other', { parentId: 'root', path: '/other' }),
    },
  },
  staticHandlerContext: { matches: [{ route: { id: 'root' } }, { route: { id: 'list' } }] },
  serverHandoffString: '{"basename":"/"}',
} as unknown as EntryContext

const page = '<html><body><p>≤ </body> said a text</p></body></html>'
const ended = (data: string) => withCode(page, context, data)
const blocks = (html: string) => [...html.matchAll(/<script( [^>]*)?>(.*?)<\/script>/gs)].map((match) => match[2] ?? '')

test('a page ends with its code as data, its data, and the one script that starts them', () => {
  const html = ended('[1]')
  expect(html).toMatch(/^<html><body><p>≤ <\/body> said a text<\/p><script type="application\/json" id="page-code">/)
  expect(html).toMatch(/<\/script><\/body><\/html>$/)
  const [code = '', data, start] = blocks(html)
  expect([data, start]).toEqual(['[1]', inlineScripts.startPage])
  const { manifest, ...rest } = JSON.parse(code)
  expect(rest).toEqual({
    context: { basename: '/' },
    modules: { root: ['/assets/root.js'], list: ['/assets/list-loader.js', '/assets/list.js'] },
    files: [
      '/assets/entry.js',
      '/assets/react.js',
      '/assets/root.js',
      '/assets/shared.js',
      '/assets/list-loader.js',
      '/assets/list.js',
    ],
  })
  // What is shown, and the home page: the router would otherwise take the root alone for it.
  expect(Object.keys(manifest.routes)).toEqual(['root', 'list', 'home'])
})

test('what people have written stays data', () => {
  const written = ['</script><script>steal()</script>', '<!--<script>', 'a < b', 'नमस्ते ₹']
  const blocksOfPage = blocks(ended(JSON.stringify(written)))
  expect(blocksOfPage).toHaveLength(3)
  expect(JSON.parse(blocksOfPage[1] as string)).toEqual(written)
  expect(blocksOfPage[1]).not.toContain('<')
})

test('a page that broke off is sent as it is', () => {
  expect(withCode('<html>', context, '[]')).toBe('<html>')
})

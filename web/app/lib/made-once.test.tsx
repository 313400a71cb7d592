import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { keepMade, MadeOnce } from './made-once.tsx'

let timesRendered = 0
function Links({ said }: { said: string }) {
  timesRendered += 1
  return <p>{said}</p>
}
const header = (said: string, isComplete = true) => (
  <MadeOnce as="header" className="top" isComplete={isComplete}>
    <Links said={said} />
  </MadeOnce>
)

test('what is the same on every page is rendered for the first, and then written as it was', () => {
  const first = renderToString(header('Buy & rent'))
  keepMade(`<html><body>${first}<main><header>of an article</header></main></body></html>`)
  const second = renderToString(header('Buy & rent'))
  expect(second).toBe(first)
  expect(timesRendered).toBe(1)
})

test('without its links it is rendered, and not remembered', () => {
  const without = renderToString(header('no links', false))
  expect(without).toBe('<header class="top"><p>no links</p></header>')
  keepMade(without)
  expect(renderToString(header('Buy & rent'))).toContain('Buy &amp; rent')
})

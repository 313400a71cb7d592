// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../../../test/fake-server.ts'
import { startMap } from './live-map.ts'

function sizedNode(width: number, height: number) {
  const size = { width, height }
  const node = document.createElement('div')
  for (const side of ['offset', 'client']) {
    Object.defineProperty(node, `${side}Width`, { get: () => size.width })
    Object.defineProperty(node, `${side}Height`, { get: () => size.height })
  }
  document.body.append(node)
  return { node, size }
}

test('a phone that is turned, or whose address bar collapses, has not moved the map by hand', async () => {
  fakeServer({ places: { listCities: () => ({ data: [] }), listLocalities: () => ({ data: [] }) } })
  vi.useFakeTimers()
  const { node, size } = sizedNode(390, 700)
  const onView = vi.fn()
  const props = { center: { latitude: 18.52, longitude: 73.85 }, zoom: 12, clusters: [], onView }
  const map = startMap(node, { props, tiles: null, onBase: () => {} })
  size.height = 760
  window.dispatchEvent(new Event('resize'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(onView.mock.calls.map(([view]) => view.byPerson)).not.toContain(true)
  map.close()
  vi.useRealTimers()
})

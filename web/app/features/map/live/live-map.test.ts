// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../../../test/fake-server.ts'
import type { MapPin } from '../map-props.ts'
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

const clover: MapPin = {
  id: 7,
  title: '2 BHK flat in Clover, Balewadi',
  price: 9_500_000,
  listedIn: 'sell',
  latitude: 18.58,
  longitude: 73.78,
}

function mapWithPin() {
  fakeServer({ places: { listCities: () => ({ data: [] }), listLocalities: () => ({ data: [] }) } })
  const { node } = sizedNode(390, 700)
  const onView = vi.fn()
  const props = {
    center: { latitude: 18.52, longitude: 73.85 },
    zoom: 15,
    clusters: [],
    pins: [clover],
    onView,
    onOpen: () => {},
  }
  const map = startMap(node, { props, tiles: null, onBase: () => {} })
  return { node, map, props, onView, pin: () => node.querySelector<HTMLElement>('.map-pin') }
}

test('a pin outside the view is brought into it when the Tab key reaches it, and tells', () => {
  const { node, map, pin, onView } = mapWithPin()
  pin()?.focus()
  expect(node.querySelector<HTMLElement>('.map-info')?.hidden).toBe(false)
  const [{ box, byPerson }] = onView.mock.lastCall ?? []
  expect(box.west).toBeLessThan(clover.longitude)
  expect(byPerson).toBe(false)
  map.close()
})

test('a pin whose price changes keeps the focus', () => {
  const { map, props, pin } = mapWithPin()
  const before = pin()
  before?.focus()
  map.update({ ...props, pins: [{ ...clover, price: 9_300_000 }] })
  expect(pin()).not.toBe(before)
  expect(document.activeElement).toBe(pin())
  map.close()
})

// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../test/show.tsx'
import { Tabs } from './tabs.tsx'

test('the chosen tab comes into sight in its row, and the page does not move for it', () => {
  const box = (left: number, width: number) => ({ left, width, right: left + width }) as DOMRect
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.getAttribute('role') === 'tab' ? box(900, 100) : box(0, 390)
  })
  const moved = vi.spyOn(Element.prototype, 'scrollIntoView')
  const tabs = ['one', 'two', 'three'].map((key) => ({ key, name: key }))
  show(
    <Tabs label="Parts" tabs={tabs} current="three" onChange={() => undefined}>
      Three
    </Tabs>,
  )
  expect(screen.getByRole('tablist').scrollLeft).toBe(755)
  expect(moved).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

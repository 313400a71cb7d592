import { expect, test } from 'vitest'
import { addToComparison, clearsFilter, emptyComparison, placeSlug, removeFromComparison, showInSlot } from './facts.ts'

const added = (...ids: number[]) => ids.reduce(addToComparison, emptyComparison)

test('two slots take turns', () => {
  expect(added(1).slots).toEqual([1, null])
  expect(added(1, 2).slots).toEqual([1, 2])
  expect(added(1, 2, 3)).toEqual({ entries: [1, 2, 3], slots: [3, 2], next: 1 })
})

test('at most three, and none twice', () => {
  expect(added(1, 2, 3, 4)).toEqual(added(1, 2, 3))
  expect(added(1, 1, 2)).toEqual(added(1, 2))
})

test('an entry that no slot shows is put into the one whose turn it is; one that is shown stays', () => {
  expect(showInSlot(added(1, 2, 3), 1).slots).toEqual([3, 1])
  expect(showInSlot(added(1, 2, 3), 2)).toEqual(added(1, 2, 3))
})

test('what is taken out makes room, and the one that waited moves up', () => {
  expect(removeFromComparison(added(1, 2, 3), 3)).toEqual({ entries: [1, 2], slots: [1, 2], next: 1 })
  expect(removeFromComparison(added(1, 2), 1)).toEqual({ entries: [2], slots: [null, 2], next: 0 })
  expect(addToComparison(removeFromComparison(added(1, 2), 1), 5).slots).toEqual([5, 2])
  expect(removeFromComparison(added(1, 2, 3), 1).entries).toEqual([2, 3])
})

test('a choice with Select in it is none; a place has an address of its own', () => {
  expect([clearsFilter('Select city'), clearsFilter('Pune')]).toEqual([true, false])
  expect(placeSlug('Anand Nagar (Sinhagad Rd)', 'Pune')).toBe('anand-nagar-sinhagad-rd-pune')
  expect(placeSlug(null, 'Navi Mumbai')).toBe('navi-mumbai')
})

import { expect, test } from 'vitest'
import { playwrightCounts, vitestCounts } from './counts.mjs'

const file = (status, ...tests) => ({ status, assertionResults: tests.map((outcome) => ({ status: outcome })) })
const vitest = (passed, failed, testResults = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults,
})

test('counts each unit test', () => {
  expect(vitestCounts(vitest(5, 0, [file('passed', 'passed')]), 0)).toEqual({ passed: 5, failed: 0, skipped: 2 })
  expect(vitestCounts(vitest(5, 2, [file('failed', 'failed', 'failed')]), 1)).toMatchObject({ passed: 5, failed: 2 })
})

test('a file that could not be loaded counts as one failure', () => {
  expect(vitestCounts(vitest(5, 1, [file('failed'), file('failed', 'failed')]), 1)).toMatchObject({ failed: 2 })
})

test('a failure without a report, or that the report does not know, is one failure', () => {
  expect(vitestCounts(undefined, 1)).toEqual({ passed: 0, failed: 1 })
  expect(vitestCounts(vitest(5, 0), 1)).toMatchObject({ failed: 1 })
  expect(playwrightCounts(undefined, 1)).toEqual({ passed: 0, failed: 1 })
})

test('counts each journey; one that passes only at the second try has failed', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 3 }
  expect(playwrightCounts({ stats, errors: [] }, 1)).toEqual({ passed: 7, failed: 3, skipped: 3 })
  expect(playwrightCounts({ stats: { ...stats, unexpected: 0, flaky: 0 }, errors: [{}] }, 1)).toMatchObject({
    failed: 1,
  })
})

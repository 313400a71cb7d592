/** @param report What vitest's json reporter wrote; undefined when it did not come that far. */
export function vitestCounts(report, code) {
  if (!report) return { passed: 0, failed: 1 }
  // A file that could not even be loaded has no tests to fail.
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = report.numFailedTests + broken.length
  return {
    passed: report.numPassedTests,
    failed: atLeastOne(failed, code),
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** @param report What Playwright's json reporter wrote; undefined when it did not come that far. */
export function playwrightCounts(report, code) {
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky, skipped } = report.stats
  // A journey that passes only at the second try is a failure: it would fail somebody else tomorrow.
  return { passed: expected, failed: atLeastOne(unexpected + flaky + report.errors.length, code), skipped }
}

/** A program that says it failed has failed, whatever its report says. */
function atLeastOne(failed, code) {
  return code !== 0 && failed === 0 ? 1 : failed
}

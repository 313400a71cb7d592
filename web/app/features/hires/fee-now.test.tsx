// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beSignedIn, fakeServer } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { exampleHire } from './example-hire.fixture.ts'
import { FeeNow } from './fee-now.tsx'

const deadlineAt = '2026-11-20T06:00:00.000Z'

test.each([
  ['paid', 'lawyer', /holds the fee for Vikram Deshpande\. They have until 20.Nov.2026, 11:30.am to accept\./],
  ['accepted', 'lawyer', /^Vikram Deshpande has accepted and is at work\./],
  ['accepted', 'agent', /^Vikram Deshpande has accepted and is at work\./],
  ['delivered', 'evaluator', /^Vikram Deshpande has delivered the work\./],
  ['closed', 'evaluator', /^The hire is over: its page shows/],
] as const)('a hire that is %s, of the kind %s, is told as it stands now', async (state, kind, words) => {
  beSignedIn()
  fakeServer({ hires: { get: () => ({ data: exampleHire({ state, kind, deadlineAt }) }) } })
  show(
    <QueryProvider>
      <p>
        <FeeNow hireId={91} heldFor="Vikram Deshpande" />
      </p>
    </QueryProvider>,
  )
  expect(screen.getByText('Our payment partner holds the fee for Vikram Deshpande.')).toBeTruthy()
  expect(await screen.findByText(words)).toBeTruthy()
})

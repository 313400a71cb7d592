// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, refuse } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { WithOwnListing } from './with-own-listing.tsx'

test.each([
  ['not-found', 'link', 'My Properties'],
  ['too-many-requests', 'button', 'Retry'],
] as const)('a listing that did not load for %s: the %s %s', async (code, role, name) => {
  fakeServer({ listings: { getMine: () => refuse(code) } })
  show(
    <QueryProvider>
      <WithOwnListing id="7" title="Edit property">
        {() => null}
      </WithOwnListing>
    </QueryProvider>,
  )
  expect(await screen.findByRole(role, { name })).toBeTruthy()
  expect(screen.queryByRole(role === 'link' ? 'button' : 'link')).toBeNull()
})

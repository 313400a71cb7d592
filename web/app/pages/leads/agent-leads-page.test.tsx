// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beSignedIn, fakeServer } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import AgentLeadsPage from './agent-leads-page.tsx'

async function openNear(panverification: 0 | 1) {
  beSignedIn('agent')
  const none = { data: [], page: 1, pageSize: 20, total: 0 }
  fakeServer({
    hires: { list: () => none },
    kyc: { getVerificationStatus: () => ({ data: { aadharverification: 1, panverification } }) },
    leads: {
      listForAgent: () => ({ ...none, leadsLeft: 0 }),
      listPipeline: () => ({ ...none, counts: { new: 0, contacted: 0, visiting: 0, negotiating: 0, won: 0, lost: 0 } }),
    },
  })
  show(
    <QueryProvider>
      <AgentLeadsPage />
    </QueryProvider>,
  )
  fireEvent.click(await screen.findByRole('tab', { name: 'Near you' }))
}

test('an agent who is not verified reads that leads are shown after it, with the way there', async () => {
  await openNear(0)
  expect(await screen.findByText('Leads are shown once you are verified')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Verify Now' }).getAttribute('href')).toBe('/MyProfile')
})

test('one who is verified reads that there are none', async () => {
  await openNear(1)
  expect(await screen.findByText('No leads near you now')).toBeTruthy()
})

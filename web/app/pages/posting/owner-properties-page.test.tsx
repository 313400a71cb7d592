// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beSignedIn, fakeServer } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import OwnerPropertiesPage from './owner-properties-page.tsx'

function open(isVerified: 0 | 1) {
  beSignedIn()
  fakeServer({
    listings: { listMine: () => ({ data: [], page: 1, pageSize: 20, total: 0 }) as never },
    kyc: { getVerificationStatus: () => ({ data: { aadharverification: isVerified, panverification: 0 } }) as never },
  })
  show(
    <QueryProvider>
      <OwnerPropertiesPage />
    </QueryProvider>,
  )
}

const press = async () => {
  await screen.findByText('Nothing posted yet')
  for (const button of screen.getAllByRole('button', { name: 'Post Property' }).slice(0, 1)) fireEvent.click(button)
}

test('whoever has not proved who they are is asked for the KYC before anything is typed', async () => {
  open(0)
  await press()
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(screen.getByText('To Post Property You Need To Update the KYC')).toBeTruthy()
})

test('whoever has is led on', async () => {
  open(1)
  await press()
  expect(await screen.findByText('At /AddProperty')).toBeTruthy()
})

// @vitest-environment happy-dom
import { consentText } from '@properysearch/contract/leads/facts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beSignedIn, fakeServer } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { TellAgentsForm } from './tell-agents-form.tsx'

const city = { name: 'Pune', state: 'Maharashtra', latitude: 18.5, longitude: 73.8 }
const locality = {
  name: 'Baner',
  city: 'Pune',
  pincode: '411045',
  zone: 'West',
  authority: 'PMC',
  latitude: 18.5,
  longitude: 73.8,
  pricePerSqftMin: 1,
  pricePerSqftMax: 2,
  rent2bhkMin: 1,
  rent2bhkMax: 2,
}

test('who may see it is agreed to by name of the place before it is sent', async () => {
  beSignedIn()
  const called = fakeServer({
    places: { listCities: () => ({ data: [city] }), listLocalities: () => ({ data: [locality] }) },
    leads: {
      tell: ({ consent: _, key: __, minBudget, ...asked }) => ({
        data: {
          ...asked,
          id: 1,
          minBudget: minBudget ?? null,
          localities: asked.localities ?? [],
          consent: '',
          askedAt: '2026-11-14T10:00:00.000Z',
          openUntil: '2026-12-14T10:00:00.000Z',
          closedAt: null,
          recipients: 2,
          agents: [],
        },
      }),
    },
  })
  let isTold = false
  show(
    <QueryProvider>
      <TellAgentsForm
        onTold={() => {
          isTold = true
        }}
      />
    </QueryProvider>,
  )
  fireEvent.change(await screen.findByLabelText('Localities'), { target: { value: 'Baner' } })
  expect(await screen.findByLabelText(consentText('Baner'))).toBeTruthy()
  fireEvent.change(screen.getByLabelText('At most (₹)'), { target: { value: '95 lakh' } })
  fireEvent.change(screen.getByLabelText('In your words'), { target: { value: 'A quiet 2 BHK with light' } })
  fireEvent.click(screen.getByRole('button', { name: 'Tell agents' }))
  expect(await screen.findByText('Tick the box to agree')).toBeTruthy()
  expect(called.filter(({ call }) => call === 'leads.tell')).toEqual([])
  fireEvent.click(screen.getByLabelText(consentText('Baner')))
  fireEvent.click(screen.getByRole('button', { name: 'Tell agents' }))
  await waitFor(() => expect(isTold).toBe(true))
  expect(called.find(({ call }) => call === 'leads.tell')?.input).toMatchObject({
    wish: 'buy',
    localities: ['Baner'],
    maxBudget: 95_00_000,
    consent: true,
  })
})

// @vitest-environment happy-dom
import type { Service } from '@properysearch/contract/services/calls'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beSignedIn, fakeServer } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { MyServices } from './my-services.tsx'

function open(offered: Service[]) {
  beSignedIn('agent')
  const called = fakeServer({
    services: {
      listMine: () => ({ data: [...offered] }),
      add: ({ key: _, ...fields }) => {
        const data = { ...fields, id: 9 }
        offered.push(data)
        return { data }
      },
      change: (data) => {
        offered.splice(0, 1, data)
        return { data }
      },
      withdraw: () => {
        offered.length = 0
        return {}
      },
    },
  })
  show(
    <QueryProvider>
      <MyServices />
    </QueryProvider>,
  )
  return called
}

test('a first service is offered, with its fee as people write it', async () => {
  const called = open([])
  fireEvent.click(await screen.findByRole('button', { name: 'Offer a service' }))
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Ten photographs' } })
  fireEvent.change(screen.getByLabelText('What the client receives'), { target: { value: 'Ten edited photographs.' } })
  fireEvent.change(screen.getByLabelText('Fee in rupees, before tax'), { target: { value: '2,499.50' } })
  fireEvent.change(screen.getByLabelText('Days you need'), { target: { value: '3' } })
  const buttons = screen.getAllByRole('button', { name: 'Offer service' })
  fireEvent.click(buttons[0] as HTMLElement)
  expect(await screen.findByText('₹2,499.50')).toBeTruthy()
  expect(called.find(({ call }) => call === 'services.add')?.input).toMatchObject({ fee: 2499.5, days: 3 })
})

test('one is changed, and no longer offered after it was asked once', async () => {
  const called = open([{ id: 4, title: 'Home visit', delivers: 'A visit and a note.', fee: 1500, days: 2 }])
  fireEvent.click(await screen.findByRole('button', { name: 'Change Home visit' }))
  const fee = screen.getByLabelText('Fee in rupees, before tax')
  fireEvent.change(fee, { target: { value: '1800' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('₹1,800')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Stop offering Home visit' }))
  expect(called.map(({ call }) => call)).not.toContain('services.withdraw')
  fireEvent.click(screen.getByRole('button', { name: 'Stop offering' }))
  await waitFor(() => expect(screen.getByText('No service yet')).toBeTruthy())
})

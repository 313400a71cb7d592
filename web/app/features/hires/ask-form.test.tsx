// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answers, beSignedIn, fakeServer, refuse } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { type AskedOf, AskForm } from './ask-form.tsx'
import { exampleHire } from './example-hire.fixture.ts'
import { PriceAhead } from './price-ahead.tsx'

const evaluator: AskedOf = {
  kind: 'evaluator',
  professionalId: 31,
  name: 'Vikram Deshpande',
  propertyId: 3,
  serviceId: undefined,
}

function open(asked: AskedOf, answers: Answers['hires']) {
  beSignedIn()
  const called = fakeServer({ hires: answers })
  const onAsked = vi.fn()
  show(
    <QueryProvider>
      <AskForm asked={asked} onAsked={onAsked} />
    </QueryProvider>,
  )
  return { called, onAsked }
}

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } })

test('an evaluator is not asked without an address and a purpose; nothing is sent before', async () => {
  const hire = exampleHire({ state: 'asked' })
  const { called, onAsked } = open(evaluator, { ask: () => ({ data: hire }) })
  write('What you need', 'Value of a flat')
  write('What is to be done', 'Value of a flat of two rooms.')
  fireEvent.click(screen.getByRole('button', { name: 'Ask for a quote' }))
  await waitFor(() =>
    expect(screen.getByLabelText('Address to be inspected').getAttribute('aria-invalid')).toBe('true'),
  )
  expect(called).toEqual([])
  write('What the value is for', 'Home loan')
  write('Address to be inspected', 'Flat 302, Baner Road')
  fireEvent.click(screen.getByRole('button', { name: 'Ask for a quote' }))
  await waitFor(() => expect(onAsked).toHaveBeenCalledWith(hire))
  expect(called).toEqual([
    {
      call: 'hires.ask',
      input: expect.objectContaining({
        professionalId: 31,
        propertyId: 3,
        purpose: 'Home loan',
        title: 'Value of a flat',
      }),
    },
  ])
})

test('a service is hired by its number, without a title; sent again, it is the same press', async () => {
  const asked: AskedOf = { ...evaluator, kind: 'agent', propertyId: undefined, serviceId: 8 }
  const { called } = open(asked, { askForService: () => refuse('unavailable') })
  write('What they should know', 'The flat is empty from Monday.')
  const button = screen.getByRole('button', { name: 'Go on to the price' })
  fireEvent.click(button)
  expect(await screen.findByRole('alert')).toBeTruthy()
  fireEvent.click(button)
  await waitFor(() => expect(called).toHaveLength(2))
  expect(called[0]?.input).toMatchObject({ professionalId: 31, serviceId: 8 })
  expect(called[0]?.input).toEqual(called[1]?.input)
})

test('before anybody is asked, the most it can cost is shown with its tax', () => {
  show(<PriceAhead kind="lawyer" fee={10_000} />)
  const amounts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(amounts).toEqual(['₹10,000.00', '₹499.00', '₹89.82', '₹10,588.82'])
})

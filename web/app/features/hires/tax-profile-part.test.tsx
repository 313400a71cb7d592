// @vitest-environment happy-dom
import type { TaxProfileOnWire } from '@properysearch/contract/hires/calls'
import type { HireKind } from '@properysearch/contract/hires/facts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beSignedIn, fakeServer } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { TaxProfilePart } from './tax-profile-part.tsx'

const gstin = '27AAPFU0939F1ZV'

function open(kind: HireKind, before: TaxProfileOnWire | null) {
  beSignedIn('agent')
  let kept = before
  const called = fakeServer({
    hires: {
      getTaxProfile: () => ({ data: kept }),
      setTaxProfile: (input) => {
        kept = { gstin: input.gstin ?? null, isIndividual: input.isIndividual }
        return { data: kept }
      },
    },
  })
  show(
    <QueryProvider>
      <TaxProfilePart kind={kind} />
    </QueryProvider>,
  )
  return { sent: () => called.filter(({ call }) => call === 'hires.setTaxProfile').map(({ input }) => input) }
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

test('nothing said yet: the choice is asked for, then sent with the GSTIN', async () => {
  const { sent } = open('agent', null)
  const firm = await screen.findByRole('radio', { name: /As a firm/ })
  expect(screen.getByText(/must wait for your quote/)).toBeTruthy()
  save()
  expect(await screen.findByText('Say how you are taxed')).toBeTruthy()
  fireEvent.click(firm)
  fireEvent.change(screen.getByLabelText(/GSTIN/), { target: { value: ` ${gstin.toLowerCase()} ` } })
  save()
  await waitFor(() => expect(sent()).toEqual([{ isIndividual: false, gstin }]))
  expect(await screen.findByText(/from now on/)).toBeTruthy()
})

test('what was said before stands there; a GSTIN is wrong at its field, and can be taken away', async () => {
  const { sent } = open('evaluator', { gstin, isIndividual: true })
  const field = await screen.findByLabelText<HTMLInputElement>(/GSTIN/)
  expect(field.value).toBe(gstin)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /In my own name/ }).checked).toBe(true)
  fireEvent.change(field, { target: { value: '27AAPFU' } })
  save()
  expect(await screen.findByText('Enter a GSTIN such as 27AAPFU0939F1ZV')).toBeTruthy()
  expect(sent()).toEqual([])
  fireEvent.change(field, { target: { value: '' } })
  save()
  await waitFor(() => expect(sent()).toEqual([{ isIndividual: true }]))
})

test('a lawyer bears no GST and is not asked for a GSTIN', async () => {
  open('lawyer', null)
  await screen.findByRole('radio', { name: /As a firm/ })
  expect(screen.queryByLabelText(/GSTIN/)).toBeNull()
})

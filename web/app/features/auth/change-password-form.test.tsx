// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, beSignedIn, fakeServer, refuse } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { readSession } from '../../lib/session.ts'
import { ChangePasswordForm } from './change-password-form.tsx'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Change password' }))

function showForm(auth: Answers['auth']) {
  beSignedIn()
  const called = fakeServer({ auth })
  show(
    <QueryProvider>
      <ChangePasswordForm email="asha@example.in" />
    </QueryProvider>,
  )
  fireEvent.input(field('Current password'), { target: { value: 'what it was' } })
  fireEvent.input(field('New password'), { target: { value: 'what it will be' } })
  return called
}

test('what the server finds wrong is shown at its field, which has the focus; what was typed stays', async () => {
  const wrong = 'That is not your current password.'
  showForm({ changePassword: () => refuse('invalid-input', { currentPassword: wrong }) })
  send()
  expect(await screen.findByText(wrong)).toBeTruthy()
  expect(field('Current password').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field('Current password'))
  expect(field('New password').value).toBe('what it will be')
  expect(screen.queryByText('Please check the marked fields.')).toBeNull()
})

test('a refusal that names no field is shown above the button', async () => {
  showForm({ changePassword: () => refuse('too-many-tries') })
  send()
  expect((await screen.findByRole('alert')).textContent).toContain('Too many tries')
})

test('a password that is too short is not sent', async () => {
  const called = showForm({})
  fireEvent.input(field('New password'), { target: { value: 'abc' } })
  send()
  await waitFor(() => expect(field('New password').getAttribute('aria-invalid')).toBe('true'))
  expect(called).toEqual([])
})

test('changed, the new token is kept and the form is empty', async () => {
  showForm({ changePassword: () => ({ token: 'another', deviceProof: 'proof' }) })
  send()
  expect(await screen.findByText(/Your password has been changed/)).toBeTruthy()
  expect(field('Current password').value).toBe('')
  expect(readSession()?.token).toBe('another')
})

import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { smtpMail } from './smtp-mail.ts'

// A real mail server; each test sets whom it refuses.
let server: SMTPServer
let url: string
let refusal: { at: 'recipient' | 'data'; code: number; text: string } | null = null
let received: { to: string[]; from: string; user: unknown; source: string }[] = []

beforeAll(async () => {
  server = new SMTPServer({
    // Signing in without encryption is for this test only: the server is on this machine.
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      password === 'right' ? done(null, { user: username }) : done(new Error('Wrong password')),
    onRcptTo: (_address, _session, done) => done(refusal?.at === 'recipient' ? refused(refusal) : null),
    onData: async (stream, session, done) => {
      let source = ''
      for await (const chunk of stream) source += chunk
      if (refusal?.at === 'data') return done(refused({ ...refusal, text: `${refusal.text} ${source}` }))
      const { mailFrom, rcptTo } = session.envelope
      received.push({
        to: rcptTo.map((recipient) => recipient.address),
        from: mailFrom ? mailFrom.address : '',
        user: session.user,
        source,
      })
      done()
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
  url = `127.0.0.1:${(server.server.address() as AddressInfo).port}`
})
beforeEach(() => {
  received = []
  refusal = null
})
afterAll(() => new Promise<void>((done) => server.close(() => done())))

function refused({ code, text }: { code: number; text: string }): Error {
  return Object.assign(new Error(text.replace(/\s+/g, ' ')), { responseCode: code })
}

const mailTo = (address: string) => smtpMail({ url: address, from: 'Properysearch <no-reply@properysearch.in>' })
const message = { to: 'asha@example.in', subject: 'Your code', text: 'Namaste,\n424242 is your code. शुभ दिन' }

test('sends a plain email, signed in, to the one recipient', async () => {
  await mailTo(`smtp://clerk:right@${url}`).send(message)
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({ to: ['asha@example.in'], from: 'no-reply@properysearch.in', user: 'clerk' })
  const source = received[0]?.source ?? ''
  expect(source).toContain('From: Properysearch <no-reply@properysearch.in>')
  expect(source).toContain('Subject: Your code')
  expect(source).toContain('Content-Type: text/plain; charset=utf-8')
  expect(source).toContain('Auto-Submitted: auto-generated')
})

test('a calendar file goes along as mail programs know it', async () => {
  const text = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n'
  await mailTo(`smtp://clerk:right@${url}`).send({ ...message, calendar: { method: 'CANCEL', text } })
  const source = received[0]?.source ?? ''
  expect(source).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/i)
  expect(source).toContain('meeting.ics')
  expect(source).toContain('424242 is your code')
})

test('files are attached, and mail programs are told how to end such mails', async () => {
  const file = { name: 'PS-1.pdf', contentType: 'application/pdf', bytes: Buffer.from('%PDF of a test') }
  await mailTo(`smtp://clerk:right@${url}`).send({ ...message, files: [file], stopUrl: 'https://p.example/stop/1' })
  const source = received[0]?.source ?? ''
  expect(source).toContain('Content-Type: application/pdf; name=PS-1.pdf')
  expect(source).toContain('Content-Disposition: attachment; filename=PS-1.pdf')
  expect(source).toContain(file.bytes.toString('base64'))
  expect(source).toContain('List-Unsubscribe: <https://p.example/stop/1>')
  expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test('an address is one address, whatever it holds', async () => {
  await mailTo(`smtp://clerk:right@${url}`)
    .send({ ...message, to: 'asha,other@example.in' })
    .catch(() => undefined)
  expect(received.flatMap((mail) => mail.to)).not.toContain('other@example.in')
})

test.each([
  ['recipient', 550, 'No such user asha@example.in', 'EENVELOPE 550'],
  ['data', 554, 'Refused:', 'EMESSAGE 554'],
] as const)('refused at %s: fails with codes only', async (at, code, text, expected) => {
  refusal = { at, code, text }
  const error = await mailTo(`smtp://clerk:right@${url}`)
    .send(message)
    .catch((thrown: Error) => thrown)
  expect(String(error)).toContain(`The mail server did not accept an email: ${expected}`)
  expect(String((error as Error).stack)).not.toMatch(/424242|asha@example/)
  expect((error as Error).cause).toBeUndefined()
})

test('a wrong password and a server that is not there are failures', async () => {
  await expect(mailTo(`smtp://clerk:wrong@${url}`).send(message)).rejects.toThrow('EAUTH 535')
  await expect(mailTo('smtp://127.0.0.1:9').send(message)).rejects.toThrow('The mail server did not accept an email: E')
})

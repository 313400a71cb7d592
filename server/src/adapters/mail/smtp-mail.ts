import { createTransport } from 'nodemailer'
import type { Mail } from './port.ts'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Any mail server, by its address. */
export function smtpMail(settings: { url: string; from: string }): Mail {
  const transport = createTransport({ url: settings.url, ...timeouts })
  return {
    send: async ({ to, subject, text, files = [], calendar, stopUrl }) => {
      try {
        await transport.sendMail({
          from: settings.from,
          // As an object, so that no part of an address is read as a second one.
          to: { name: '', address: to },
          subject,
          text,
          attachments: files.map(({ name, contentType, bytes }) => ({ filename: name, contentType, content: bytes })),
          ...(calendar
            ? { icalEvent: { method: calendar.method, filename: 'meeting.ics', content: calendar.text } }
            : {}),
          headers: { 'Auto-Submitted': 'auto-generated', ...(stopUrl ? stopHeaders(stopUrl) : {}) },
        })
      } catch (error) {
        throw new Error(`The mail server did not accept an email: ${reasonOf(error)}`)
      }
    },
  }
}

/** RFC 8058: a mail program offers a button, and posts to the address when it is pressed. */
const stopHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Codes only: a server's own words may repeat the address or the text, and errors are kept and logged. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return [code ?? 'unknown reason', responseCode].filter(Boolean).join(' ')
}

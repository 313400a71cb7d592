import { escapeHtml } from '../../platform/http/plain-page.ts'
import type { OutboxMessage } from './outbox.sql.ts'

const time = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Kolkata' })

/** The kept messages as a page: newest first, no script. */
export function outboxPage(messages: OutboxMessage[], to: string | null): string {
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>Outbox: messages this demo would have sent</title><style>${style}</style></head><body><main>
<h1>Messages this demo would have sent</h1>
<p class="note">This is a simulation. No email or SMS leaves this machine. They are kept here, so that you can read the codes and carry on.</p>
<form><label for="to">Show only messages to</label>
<input id="to" name="to" value="${escapeHtml(to ?? '')}" placeholder="Email or 10-digit mobile number">
<button>Show</button>${to ? ' <a href="/dev/outbox">Show all</a>' : ''}</form>
${messages.length > 0 ? messages.map(messageHtml).join('') : `<p>${emptyText(to)}</p>`}
</main></body></html>`
}

function emptyText(to: string | null): string {
  return to ? `No messages to ${escapeHtml(to)}.` : 'No messages yet. Register, or choose Forgot password, and reload.'
}

function messageHtml(message: OutboxMessage): string {
  return `<article><header><b>${message.channel === 'sms' ? 'SMS' : 'Email'}</b> to <b>${escapeHtml(message.to)}</b>
<time datetime="${message.at.toISOString()}">${time.format(message.at)}</time></header>
${message.subject === null ? '' : `<h2>${escapeHtml(message.subject)}</h2>`}<p class="body">${withLinks(escapeHtml(message.body))}</p>${attachmentHtml(message)}</article>`
}

function attachmentHtml({ attachment }: OutboxMessage): string {
  return attachment === null
    ? ''
    : `<details><summary>Attached: meeting.ics</summary><pre>${escapeHtml(attachment)}</pre></details>`
}

function withLinks(html: string): string {
  return html.replace(/https?:\/\/[^\s<]+/g, '<a href="$&">$&</a>')
}

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0}
main{max-width:44rem;margin:auto;padding:1.25rem}h1{font-size:1.5rem;line-height:1.25}h2{font-size:1.05rem;margin:.5rem 0 0}
.note{border-left:4px solid #d97706;padding:.25rem .75rem;background:#d9770618}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;margin:1rem 0}label{flex-basis:100%}
input{font:inherit;padding:.5rem .6rem;min-height:2.75rem;box-sizing:border-box;flex:1 1 12rem}button{font:inherit;padding:.5rem 1rem;min-height:2.75rem}
article{border:1px solid #8886;border-radius:10px;padding:.9rem 1rem;margin:1rem 0}header{display:flex;flex-wrap:wrap;gap:.25rem .5rem}
header b{overflow-wrap:anywhere}time{margin-left:auto;opacity:.75}details{margin-top:.5rem}pre{overflow-x:auto;font-size:.85rem}.body{white-space:pre-line;overflow-wrap:anywhere;margin:.5rem 0 0}`

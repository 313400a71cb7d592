import { formatRupees } from '@properysearch/contract/values/money'
import { encodeQR } from 'qr'
import type { SimulatedSession } from '../../adapters/payments/port.ts'
import { escapeHtml } from '../../platform/http/plain-page.ts'
import { sandboxStyle } from './sandbox-style.ts'

export const methods = [
  { key: 'upi', label: 'UPI' },
  { key: 'card', label: 'Card' },
  { key: 'netbanking', label: 'Net banking' },
] as const
type Method = (typeof methods)[number]

/** What can happen to a payment, so that each of it can be tried. */
export const outcomes = [
  { key: 'fail', label: 'Make it fail', about: 'The bank declines the payment.' },
  { key: 'abandon', label: 'Leave without paying', about: 'As if you had closed the tab.' },
  { key: 'twice', label: 'Pay twice', about: 'The second payment is refunded automatically.' },
  { key: 'late', label: 'Pay late', about: 'The time runs out now; the money arrives 20 seconds later.' },
  { key: 'pay', label: 'Pay', about: '' },
] as const

const day = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' })

export function sandboxPage(session: SimulatedSession, method: Method): string {
  const amount = formatRupees(session.amountPaise / 100, 2)
  const isOpen = session.state === 'active'
  return page(
    `Pay ${amount}`,
    `<section class="sum"><p class="to">Properysearch</p><h1>${amount}</h1><p>${escapeHtml(session.title)}</p>
<p class="soft">Order ${escapeHtml(session.reference)}${isOpen ? `, open until ${day.format(session.expiresAt)}` : ''}</p></section>
${isOpen ? choices(session, method, amount) : closed(session)}`,
  )
}

export function sandboxMissingPage(): string {
  return page(
    'No such payment',
    `<section class="sum"><h1>No such payment</h1><p>There is no payment at this address. Please go back to what you were paying for and start again.</p><p><a href="/">Go to the home page</a></p></section>`,
  )
}

function choices(session: SimulatedSession, method: Method, amount: string): string {
  const tabs = methods.map(
    ({ key, label }) => `<a href="?with=${key}"${key === method.key ? ' aria-current="page"' : ''}>${label}</a>`,
  )
  const others = outcomes
    .filter((outcome) => outcome.key !== 'pay')
    .map(
      ({ key, label, about }) =>
        `<li><button name="outcome" value="${key}">${label}</button><span>${about}</span></li>`,
    )
  return `<nav aria-label="Ways to pay">${tabs.join('')}</nav>
<form method="post"><input type="hidden" name="method" value="${method.key}">
<section class="way">${ways[method.key](session)}</section>
<button class="pay" name="outcome" value="pay">Pay ${amount}</button>
<h2>Or try what can go wrong</h2><ul>${others.join('')}</ul></form>`
}

function closed(session: SimulatedSession): string {
  const texts = {
    active: '',
    paid: 'This has been paid.',
    expired: 'The time to pay has run out. No money was taken.',
    terminated: 'This payment was cancelled. No money was taken.',
  }
  return `<section class="way"><p>${texts[session.state]}</p>
<p><a class="pay" href="${escapeHtml(session.returnPath)}">Back to Properysearch</a></p></section>`
}

const ways: Record<Method['key'], (session: SimulatedSession) => string> = {
  upi: (session) => `${qrSvg(upiAddress(session))}
<p>At a real checkout you would scan this with a UPI app. This one names an account that does not exist, so no app can pay it.</p>`,
  card: () => `<div class="card" aria-hidden="true"><i></i><b>•••• •••• •••• 0000</b><span>SAMPLE CARD</span><span>00/00</span></div>
<p>No card number is asked for here, and none is needed. Please never type a real one into a demo.</p>`,
  netbanking: () => `<div class="banks" role="radiogroup" aria-label="Bank">
${['Sample Bank', 'Demo Sahakari Bank', 'Nowhere National Bank'].map((name, i) => `<label><input type="radio" name="bank" value="${i}"${i === 0 ? ' checked' : ''}> ${name}</label>`).join('')}</div>
<p>These banks are invented. You are not taken to any bank, and no password is asked for.</p>`,
}

/** In the form that UPI apps read, to an account that cannot exist. */
export function upiAddress({ reference, amountPaise }: Pick<SimulatedSession, 'reference' | 'amountPaise'>): string {
  const rupees = (amountPaise / 100).toFixed(2)
  return `upi://pay?pa=no-money@simulation&pn=Simulation&am=${rupees}&cu=INR&tr=${reference}&tn=Simulation`
}

function qrSvg(text: string): string {
  // Readers need an empty edge of four.
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const size = rows.length
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return `<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label="QR code of a simulated UPI payment">
<rect width="${size}" height="${size}" fill="#fff"/><path d="${path.join('')}" fill="#000" shape-rendering="crispEdges"/></svg>`
}

function page(title: string, inner: string): string {
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${title} (simulation)</title><style>${sandboxStyle}</style></head><body>
<header class="note"><b>Simulation.</b> No money moves here. This page stands in for a payment partner, so that you
can try paying.</header><main>${inner}</main></body></html>`
}

import { createHash } from 'node:crypto'
import { pathTo } from '@properysearch/contract/screens'
import type { FastifyReply } from 'fastify'
import type { CheckoutPage } from '../../adapters/payments/port.ts'
import { escapeHtml } from '../../platform/http/plain-page.ts'

/** The partner's script answers an error instead of failing, and leaves this page when all is well. */
export function partnerScript(mode: CheckoutPage['mode']): string {
  return `const session = decodeURIComponent(location.hash.slice(1))
const stop = () => {
  document.getElementById('note').textContent = 'The payment page could not be opened.'
  document.getElementById('way-on').hidden = false
  document.getElementById('again').onclick = () => location.reload()
}
if (!session || !window.Cashfree) stop()
else Promise.resolve().then(() => Cashfree({ mode: ${JSON.stringify(mode)} }).checkout({ paymentSessionId: session, redirectTarget: '_self' }))
  .then((answer) => answer && answer.error && stop(), stop)`
}

/** Opens the partner's own checkout. What it needs comes after the #, which is not sent to any server. */
export function sendPartnerPage(reply: FastifyReply, { scriptUrl, mode }: CheckoutPage): FastifyReply {
  const script = partnerScript(mode)
  const hash = createHash('sha256').update(script).digest('base64')
  const partner = 'https://*.cashfree.com'
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      [
        "default-src 'none'",
        `script-src ${partner} 'sha256-${hash}'`,
        "style-src 'unsafe-inline'",
        `connect-src ${partner}`,
        `frame-src ${partner}`,
        `img-src ${partner} data:`,
        `form-action ${partner}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
    )
    .send(`<!doctype html><html lang="en-IN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>Opening the payment page</title>
<style>:root{color-scheme:light dark}body{font:17px/1.5 system-ui,sans-serif;margin:0;display:grid;place-items:center;min-height:100vh;padding:1rem}a,button{color:inherit;font:inherit;padding:.5rem;text-decoration:underline;background:none;border:0;cursor:pointer}</style>
</head><body><main><p id="note" role="status">Opening the payment page…</p>
<p id="way-on" hidden>Under <a href="${pathTo('paymentHistory')}">Payments</a> you can see whether the order is paid. <button id="again" type="button">Try again</button></p>
<noscript><p>The payment page needs JavaScript. Please allow it for this page, or go back.</p></noscript></main>
<script src="${escapeHtml(scriptUrl)}"></script><script>${script}</script></body></html>`)
}

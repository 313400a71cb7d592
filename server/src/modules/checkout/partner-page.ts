import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { CheckoutPage } from '../../adapters/payments/port.ts'
import { escapeHtml } from '../../platform/http/plain-page.ts'

/** Opens the partner's own checkout. What it needs comes after the #, which is not sent to any server. */
export function sendPartnerPage(reply: FastifyReply, { scriptUrl, mode }: CheckoutPage): FastifyReply {
  const script = `const session = decodeURIComponent(location.hash.slice(1))
if (!session || !window.Cashfree) document.getElementById('note').textContent = 'The payment page could not be opened. Please go back and try again.'
else Cashfree({ mode: ${JSON.stringify(mode)} }).checkout({ paymentSessionId: session, redirectTarget: '_self' })`
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
<style>:root{color-scheme:light dark}body{font:17px/1.5 system-ui,sans-serif;margin:0;display:grid;place-items:center;min-height:100vh;padding:1rem}</style>
</head><body><main><p id="note" role="status">Opening the payment page…</p>
<noscript><p>The payment page needs JavaScript. Please allow it for this page, or go back.</p></noscript></main>
<script src="${escapeHtml(scriptUrl)}"></script><script>${script}</script></body></html>`)
}

import { pathTo } from '@properysearch/contract/screens'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { sendPlainPage } from '../../platform/http/plain-page.ts'

const choices = {
  shared: 'Share my Aadhaar',
  'other-name': 'Share an Aadhaar in another name',
  denied: 'Do not share',
} as const
type Choice = keyof typeof choices

interface Address {
  Params: { reference: string }
}

/** The page that stands for DigiLocker where checks are simulated. */
export function simulatedDigilockerRoutes(app: FastifyInstance, makeContext: () => Context): void {
  const { visits } = makeContext().adapters.kyc
  if (!visits) return
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.addHook('onRequest', async (_, reply) => {
      reply.header('cache-control', 'no-store')
    })
    scope.get<Address>('/simulated-digilocker/:reference', async (request, reply) => {
      const visit = await visits.find(request.params.reference)
      return visit ? sendPlainPage(reply, askPage()) : sendPlainPage(reply.code(404), overPage)
    })
    scope.post<Address>('/simulated-digilocker/:reference', async (request, reply) => {
      const visit = await visits.find(request.params.reference)
      if (!visit) return sendPlainPage(reply.code(404), overPage)
      const { choice } = (request.body ?? {}) as { choice?: string }
      // Nobody comes back from there without having chosen.
      if (!choice || !Object.hasOwn(choices, choice)) return sendPlainPage(reply.code(400), askPage())
      await visits.decide(request.params.reference, choice as Choice)
      const { pathname, search, hash } = new URL(visit.returnUrl)
      return reply.redirect(pathname + search + hash, 303)
    })
  })
}

const style = `:root{color-scheme:light dark}body{font:17px/1.5 system-ui,sans-serif;margin:0 auto;max-width:34rem;padding:2rem 1rem}
button{display:block;width:100%;min-height:44px;margin:.75rem 0;font:inherit;border-radius:8px;border:1px solid;background:none;color:inherit;cursor:pointer}`

const page = (title: string, body: string) => `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`

function askPage(): string {
  const buttons = Object.entries(choices).map(
    ([choice, label]) => `<button name="choice" value="${choice}">${label}</button>`,
  )
  return page(
    'Simulation of DigiLocker',
    `<p>No authority is contacted and no document is read. On the real site you would sign in here, and allow Properysearch to see your Aadhaar.</p>
<form method="post">${buttons.join('')}</form>`,
  )
}

const overPage = page(
  'This visit is over',
  `<p>Please go back to Properysearch and begin the check again.</p><p><a href="${pathTo('myProfile')}#kyc">My Profile</a></p>`,
)

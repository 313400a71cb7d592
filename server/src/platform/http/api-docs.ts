import { escapeHtml } from './plain-page.ts'

type Json = Record<string, unknown>

interface Operation {
  operationId: string
  summary: string
  'x-access': string | string[]
  parameters: { name: string; in: string; required: boolean; schema: Json }[]
  requestBody?: { content: Record<string, { schema: Json }> }
  responses: Record<string, { description: string; content?: Record<string, { schema?: Json }> }>
}

/** The OpenAPI document as a page a person can read: one entry per call, no script. */
export function apiDocsPage(document: Json): string {
  const paths = document.paths as Record<string, Record<string, Operation>>
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const domains = [...new Set(entries.map((entry) => entry.operation.operationId.split('.')[0] ?? ''))]
  const sections = domains.map((domain) => {
    const calls = entries.filter((entry) => entry.operation.operationId.startsWith(`${domain}.`))
    return `<section><h2 id="${domain}">${domain}</h2>${calls.map(callHtml).join('')}</section>`
  })
  const info = document.info as { title: string; description: string }
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${info.title}</title><style>${style}</style></head><body><main><h1>${info.title}</h1><p>${escapeHtml(info.description)}
In machine-readable form: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
<nav aria-label="Domains">${domains.map((domain) => `<a href="#${domain}">${domain}</a>`).join(' ')}</nav>${sections.join('')}</main></body></html>`
}

function callHtml({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema
  const reply = Object.values(operation.responses[200]?.content ?? {})[0]?.schema
  const fields = [
    ...operation.parameters.map((parameter) =>
      fieldHtml(parameter.name, parameter.in, parameter.required, parameter.schema),
    ),
    ...Object.entries((body?.properties ?? {}) as Record<string, Json>).map(([name, schema]) =>
      fieldHtml(name, 'body', ((body?.required ?? []) as string[]).includes(name), schema),
    ),
  ]
  const failures = Object.entries(operation.responses).filter(([status]) => status !== '200')
  return `<details><summary><b>${method}</b> <code>${escapeHtml(path)}</code> <span>${escapeHtml(operation.summary)}</span></summary>
<p>Access: <b>${escapeHtml(String(operation['x-access']))}</b></p>
${fields.length > 0 ? `<table><thead><tr><th>Field</th><th>Where</th><th>Type</th></tr></thead><tbody>${fields.join('')}</tbody></table>` : ''}
${reply ? `<p>Returns</p><pre>${escapeHtml(JSON.stringify(reply.properties, null, 2))}</pre>` : ''}
<p>Errors</p><ul>${failures.map(([status, failure]) => `<li><b>${status}</b> ${escapeHtml(failure.description)}</li>`).join('')}</ul></details>`
}

function fieldHtml(name: string, place: string, required: boolean, schema: Json): string {
  const type = schema.enum ? (schema.enum as string[]).join(' | ') : (schema.format ?? schema.type ?? 'any')
  return `<tr><td><code>${escapeHtml(name)}</code>${required ? ' (required)' : ''}</td><td>${place}</td><td>${escapeHtml(String(type))}</td></tr>`
}

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0}main{max-width:60rem;margin:auto;padding:1.5rem}
nav a{margin-right:1rem}details{border-bottom:1px solid #8884;padding:.6rem 0}summary{cursor:pointer}summary span{opacity:.75}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.25rem .75rem .25rem 0;vertical-align:top}pre{overflow:auto;background:#8881;padding:.75rem;border-radius:8px}`

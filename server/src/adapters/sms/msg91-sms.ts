import type { Sms } from './port.ts'

export interface Msg91Settings {
  authKey: string
  /** Our template names → the ids that the carriers approved. */
  templates: Record<string, string>
  url: string
}

/** MSG91's flow API: a template's id and its variables; the text itself is kept by the carriers. */
export function msg91Sms(settings: Msg91Settings, timeoutMs = 10_000): Sms {
  return {
    isSimulation: false,
    send: async ({ mobile, template, variables }) => {
      const templateId = settings.templates[template]
      if (!templateId) throw new Error(`MSG91_TEMPLATES has no id for ${template}.`)
      const response = await fetch(`${settings.url}/api/v5/flow`, {
        method: 'POST',
        headers: { authkey: settings.authKey, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({
          template_id: templateId,
          short_url: '0',
          recipients: [{ mobiles: `91${mobile}`, ...variables }],
        }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      }).catch((error: Error) => {
        throw new Error(
          `MSG91 could not be reached: ${error.name === 'TimeoutError' ? 'no answer in time' : error.message}`,
        )
      })
      // A refusal may come with HTTP 200 as well.
      const answer = (await response.json().catch(() => null)) as { type?: unknown; message?: unknown } | null
      if (response.ok && answer?.type === 'success') return
      const reason = typeof answer?.message === 'string' ? answer.message : 'an answer that cannot be read'
      const secrets = [mobile, settings.authKey, ...Object.values(variables as Record<string, string>)]
      throw new Error(
        `MSG91 did not accept an SMS (HTTP ${response.status}): ${without(secrets, reason).slice(0, 200)}`,
      )
    },
  }
}

/** Errors are kept with the job and logged, so what they quote must not hold a code or a number. */
function without(secrets: string[], text: string): string {
  return secrets.filter(Boolean).reduce((left, secret) => left.replaceAll(secret, '[hidden]'), text)
}

import { isRouteErrorResponse } from 'react-router'

interface Explanation {
  title: string
  text: string
}

const explanations = {
  offline: {
    title: 'You seem to be offline',
    text: 'This page could not be fetched. Check your connection, then try again.',
  },
  absent: {
    title: 'We could not find that',
    text: 'It may have been removed, or it may not be yours to see. Go back, or start from the home page.',
  },
  busy: {
    title: 'We are not able to show this right now',
    text: 'Something we depend on is not responding. We are looking into it. Please try again in a minute.',
  },
  broken: {
    title: 'Something broke on our side',
    text: 'This is not your fault, and the error has been recorded. Please try again; if that does not help, come back a little later.',
  },
} satisfies Record<string, Explanation>

/** In words for people; never the error's own text, which may tell more than it should. */
export function explain(error: unknown): Explanation {
  if (isLostConnection(error)) return explanations.offline
  const status = statusOf(error)
  if (status === 404) return explanations.absent
  return status === 503 || status === 429 ? explanations.busy : explanations.broken
}

/** The server's own number for the failed request, when it gave one. */
export function requestIdOf(error: unknown): string | undefined {
  const body = isRouteErrorResponse(error) ? error.data : (error as { body?: unknown } | null)?.body
  const id = (body as { requestId?: unknown } | null | undefined)?.requestId
  return typeof id === 'string' ? id : undefined
}

function statusOf(error: unknown): number | undefined {
  return isRouteErrorResponse(error) ? error.status : (error as { http?: number } | null)?.http
}

/** A fetch or a module that did not arrive; browsers word it differently. */
function isLostConnection(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed|dynamically imported/i.test(error.message)
}

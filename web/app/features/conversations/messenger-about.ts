import { pathTo } from '../../screens.ts'
import type { About } from './conversations.queries.ts'

/** Where the conversation about a listing, a deal or a hire is opened. */
export const messengerAbout = (about: About) =>
  `${pathTo('messenger')}?${new URLSearchParams(Object.entries(about).map(([name, id]) => [name, String(id)]))}`

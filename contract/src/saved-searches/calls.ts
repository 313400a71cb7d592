import { z } from 'zod'
import { data, describe, done, envelope, nothing } from '../kernel/endpoint.ts'
import { keysOf } from '../kernel/keys-of.ts'
import { id } from '../kernel/page.ts'
import { stopWith } from '../kernel/stop-with.ts'
import { paths } from '../paths.ts'
import { searchFilters } from '../search/calls.ts'
import { oneLine } from '../values/text.ts'
import { longestSearchName, searchPaces } from './facts.ts'

const name = z
  .string({ error: 'Give the search a name.' })
  .max(1000, `Use at most ${longestSearchName} characters.`)
  .transform(oneLine)
  .pipe(
    z
      .string()
      .min(1, stopWith('Give the search a name.'))
      .max(longestSearchName, stopWith(`Use at most ${longestSearchName} characters.`)),
  )
const pace = z.enum(keysOf(searchPaces), 'Choose how often you want to be told.')

const savedSearch = z.object({
  id: z.number(),
  name: z.string(),
  /** As the list’s address has it, beginning with a question mark; empty for a search that asks for everything. */
  address: z.string(),
  pace: z.enum(keysOf(searchPaces)),
  isMailed: z.boolean(),
  isPaused: z.boolean(),
  /** Properties found since it was last opened. */
  newCount: z.number(),
  createdAt: z.iso.datetime(),
})
export type SavedSearch = z.output<typeof savedSearch>

/** What somebody chooses about a search of theirs. */
export const searchChoices = z.object({
  id,
  name,
  pace,
  isMailed: z.boolean('Emails must be true or false.'),
  isPaused: z.boolean('Paused must be true or false.'),
})

export const savedSearches = describe(paths.savedSearches, {
  listMine: {
    access: 'signed-in',
    summary: 'The searches I have saved, newest first, and how many I may keep',
    input: nothing,
    reply: envelope({ data: z.array(savedSearch), atMost: z.number() }),
  },
  save: {
    access: 'signed-in',
    summary: 'Save a search; one that I have saved already stays as it is',
    input: z.object({ name, search: searchFilters, pace }),
    reply: envelope({ data: savedSearch, isNew: z.boolean() }),
    errors: ['limit-reached'],
    limit: { max: 60, seconds: 600, per: 'person' },
  },
  change: {
    access: 'signed-in',
    summary: 'Rename a saved search of mine, pause it, or choose how often I am told and whether by email',
    input: searchChoices,
    reply: data(savedSearch),
    errors: ['not-found'],
  },
  markLooked: {
    access: 'signed-in',
    summary: 'I have looked at what a saved search of mine found: it is no longer new',
    input: z.object({ id }),
    reply: done,
    errors: ['not-found'],
  },
  remove: {
    access: 'signed-in',
    summary: 'Delete a saved search of mine',
    input: z.object({ id }),
    reply: done,
    errors: ['not-found'],
  },
  bringBack: {
    access: 'signed-in',
    summary: 'Restore a saved search that I deleted, until the following night',
    input: z.object({ id }),
    reply: data(savedSearch),
    errors: ['not-found', 'limit-reached', 'moved-on'],
  },
})

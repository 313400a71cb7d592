import { type Contract, contract } from '@properysearch/contract'
import type { BrowserEvents } from '@properysearch/contract/kernel/browser-events'
import type { FastifyInstance } from 'fastify'
import type { CallContext, Context, PersonContext } from './context.ts'
import type { ExportPart } from './modules/accounts/index.ts'
import type { Queue } from './modules/backoffice/index.ts'
import type { Figure, FindDeadlines, Todo } from './modules/dashboard/index.ts'
import type { Eraser } from './modules/erasure/index.ts'
import type { NamedFolder } from './modules/files/index.ts'
import type { FindService } from './modules/hires/index.ts'
import type { Counters } from './modules/listings/index.ts'
import type { Purpose } from './modules/orders/index.ts'
import type { CountsInUse } from './modules/subscriptions/index.ts'
import type { Handlers } from './platform/http/handlers.ts'
import type { JobHandler } from './platform/jobs/jobs.ts'
import type { Group } from './platform/realtime/audience.ts'
import type { BrowserEventHandler, BrowserEventHandlers } from './platform/realtime/browser-events.ts'

/** All that a module gives to the product. Its index.ts exports one; adding it to all-modules.ts is all there is to do. */
export interface Module {
  name: string
  /** What answers the contract's calls, under the contract's own names. */
  handlers?: (gathered: Gathered) => DomainHandlers
  jobs?: (gathered: Gathered) => JobHandler<Context>[]
  /** Addresses besides the contract's calls. */
  routes?: (http: FastifyInstance, parts: RouteParts) => void
  /** Groups of people that live events may be for. */
  groups?: readonly Group<Context>[]
  /** What handles the events that browsers send, under the contract's own names. */
  browserEvents?: Partial<BrowserEventHandlers<PersonContext, BrowserEvents>>
  /** What can be paid for. */
  purposes?: Purpose[]
  /** How it lets go of a person whose account is erased; the account itself goes after all of them. */
  erasers?: Eraser[]
  /** Its parts of the copy of a person's data, under the names they have in it. */
  dataCopy?: Record<string, ExportPart>
  /** Folders of stored files, and how to ask which of them a row names: what none names is swept away after a day. */
  folders?: readonly NamedFolder[]
  /** What the dashboard counts, and what it reminds of. */
  figures?: Figure[]
  todos?: Todo[]
  /** What has a day by which somebody has to do it. */
  deadlines?: FindDeadlines
  /** What waits for a decision of the back office. */
  queues?: Queue[]
  /** What an owner's list counts for each listing. */
  counters?: Partial<Counters>
  /** Finds a service that a professional offers at a fee of its own. */
  findService?: FindService
  /** What counts the units of a quota that somebody has in use. */
  inUse?: CountsInUse
}

export type DomainHandlers = { [Domain in keyof Contract]?: Partial<Handlers<CallContext, Contract[Domain]>> }

export interface RouteParts {
  context: () => Context
  now: () => Date
}

/** What all modules together give to those that gather. */
export interface Gathered {
  groups: Group<Context>[]
  browserEvents: [name: string, handle: BrowserEventHandler<PersonContext>][]
  purposes: Purpose[]
  erasers: Eraser[]
  dataCopy: Record<string, ExportPart>
  folders: NamedFolder[]
  figures: Figure[]
  todos: Todo[]
  deadlines: FindDeadlines[]
  queues: Queue[]
  counters: Counters
  findService: FindService
  inUse: CountsInUse
}

export function gather(modules: readonly Module[]): Gathered {
  return {
    groups: modules.flatMap(({ groups = [] }) => groups),
    browserEvents: modules.flatMap(({ browserEvents = {} }) =>
      Object.entries(browserEvents as unknown as Record<string, BrowserEventHandler<PersonContext>>),
    ),
    purposes: modules.flatMap(({ purposes = [] }) => purposes),
    erasers: modules.flatMap(({ erasers = [] }) => erasers),
    dataCopy: merged(modules.map(({ dataCopy = {} }) => dataCopy)),
    folders: modules.flatMap(({ folders = [] }) => folders),
    figures: modules.flatMap(({ figures = [] }) => figures),
    todos: modules.flatMap(({ todos = [] }) => todos),
    deadlines: modules.flatMap(({ deadlines = [] }) => deadlines),
    queues: modules.flatMap(({ queues = [] }) => queues),
    counters: {
      favourites: modules.flatMap(({ counters }) => counters?.favourites ?? []),
      requests: modules.flatMap(({ counters }) => counters?.requests ?? []),
    },
    findService: oneOf(modules.flatMap(({ findService }) => findService ?? [])),
    inUse: merged(modules.map(({ inUse = {} }) => inUse)),
  }
}

/** Nobody offers a service while no module does. */
function oneOf([first, second]: FindService[]): FindService {
  if (second) throw new Error('Two modules find services.')
  return first ?? (async () => undefined)
}

/** Each name once: of two modules that give the same, one would be lost without a word. */
function merged<T>(parts: readonly Record<string, T>[]): Record<string, T> {
  const names = parts.flatMap((part) => Object.keys(part))
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice) throw new Error(`Two modules give ${twice}.`)
  return Object.assign({}, ...parts)
}

/** Several modules may answer calls of one domain; a call that nobody answers is a defect. */
export function handlersOf(modules: readonly Module[], gathered: Gathered): Record<string, Record<string, unknown>> {
  const all: Record<string, Record<string, unknown>> = {}
  for (const { handlers } of modules) {
    for (const [domain, some] of Object.entries(handlers?.(gathered) ?? {})) {
      all[domain] = merged([all[domain] ?? {}, some as Record<string, unknown>])
    }
  }
  for (const [domain, calls] of Object.entries(contract)) {
    for (const name of Object.keys(calls)) {
      if (!all[domain]?.[name]) throw new Error(`No module answers the call ${domain}.${name}.`)
    }
  }
  return all
}

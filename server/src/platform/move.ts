import { mayDo, type StateGraph } from '@properysearch/contract/kernel/state-graph'
import type { Db } from './db/database.ts'
import { type Sql, sql } from './db/sql.ts'

/** Where the things of a graph are kept: a table with `id` and `state`. */
export interface Life<State extends string, Actor extends string, ActName extends string> {
  graph: StateGraph<State, Actor, ActName>
  table: Sql
}

export interface Move<Actor extends string, ActName extends string> {
  id: number
  act: ActName
  /** In which capacity, and the person if somebody pressed a button. */
  by: Actor
  byUser: number | null
  reasons?: readonly string[] | undefined
  /** What else the act writes into the row: `, paid_at = …`. */
  alsoSet?: Sql | undefined
}

/**
 * The only way a state changes: compared, set and logged in one statement, so that of two who move at once one wins.
 * Answers the state it left, or undefined when the act is not legal in its present state.
 */
export async function move<State extends string, Actor extends string, ActName extends string>(
  db: Db,
  { graph, table }: Life<State, Actor, ActName>,
  { id, act, by, byUser, reasons = [], alsoSet = sql`` }: Move<NoInfer<Actor>, NoInfer<ActName>>,
  now: Date,
): Promise<State | undefined> {
  if (!mayDo(graph, act, by)) throw new Error(`The graph ${graph.name} does not let ${by} do ${act}.`)
  const { from, to } = graph.acts[act]
  const moved = await db.maybe<{ fromState: State }>(sql`
    with before as (
      select id, state::text as state from ${table} where id = ${id} and state::text = any(${from}::text[]) for no key update
    ), moved as (
      update ${table} as t set state = ${to} ${alsoSet} from before where t.id = before.id
      returning before.state as from_state
    )
    insert into state_moves (graph, subject_id, act, from_state, to_state, by_actor, by_user, reasons, at)
    select ${graph.name}, ${id}, ${act}, from_state, ${to}, ${by}, ${byUser}, ${reasons.length > 0 ? reasons : null}, ${now}
    from moved returning from_state`)
  return moved?.fromState
}

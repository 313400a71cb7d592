// The life of a thing as data, in one copy: the server moves along it, the screens show only its legal buttons, notices
// hang on its acts, and a test walks every graph.

export interface Act<State extends string, Actor extends string> {
  from: readonly State[]
  to: State
  /** Who may do it. */
  by: Actor | readonly Actor[]
  /** The verb on the button. */
  label: string
}

export interface StateGraph<State extends string, Actor extends string, ActName extends string> {
  /** Names the graph in the log of moves. */
  name: string
  /** Every state, with the words people read. */
  states: Readonly<Record<State, string>>
  actors: readonly Actor[]
  first: State
  /** Where a life may end. From any other state an act leads on. */
  final: readonly State[]
  acts: Readonly<Record<ActName, Act<State, Actor>>>
}

/** Declares a graph: an act from or to a state that is not listed, or by an actor who is not, does not compile. */
export function stateGraph<
  const State extends string,
  const Actor extends string,
  const ActName extends string,
>(graph: {
  name: string
  states: Readonly<Record<State, string>>
  actors: readonly Actor[]
  first: NoInfer<State>
  final: readonly NoInfer<State>[]
  acts: Readonly<Record<ActName, Act<NoInfer<State>, NoInfer<Actor>>>>
}): StateGraph<State, Actor, ActName> {
  return graph
}

export type StateOf<Graph> = Graph extends StateGraph<infer State, string, string> ? State : never
export type ActOf<Graph> = Graph extends StateGraph<string, string, infer ActName> ? ActName : never
export type ActorOf<Graph> = Graph extends StateGraph<string, infer Actor, string> ? Actor : never

export function isLegal<State extends string, ActName extends string>(
  graph: StateGraph<State, string, ActName>,
  act: NoInfer<ActName>,
  state: NoInfer<State>,
): boolean {
  return graph.acts[act].from.includes(state)
}

export function mayDo<Actor extends string, ActName extends string>(
  graph: StateGraph<string, Actor, ActName>,
  act: NoInfer<ActName>,
  who: NoInfer<Actor>,
): boolean {
  return [graph.acts[act].by].flat().includes(who)
}

/** What this actor can do now. */
export function actsFor<State extends string, Actor extends string, ActName extends string>(
  graph: StateGraph<State, Actor, ActName>,
  state: NoInfer<State>,
  who: NoInfer<Actor>,
): ActName[] {
  const names = Object.keys(graph.acts) as ActName[]
  return names.filter((act) => isLegal(graph, act, state) && mayDo(graph, act, who))
}

/** The next ad of a slot: the one after what is shown, around and around; without one, whose turn it is. */
export function nextAdId(runningIds: readonly number[], shownId: number | undefined, turn: number): number | undefined {
  if (shownId === undefined) return runningIds[turn % runningIds.length]
  return runningIds.find((id) => id > shownId) ?? runningIds[0]
}

/** Gives each slot its own count of turns, so that newcomers are shared out evenly among its ads. */
export function turnsBySlot() {
  const turns = new Map<string, number>()
  return (slot: string): number => {
    const turn = turns.get(slot) ?? 0
    turns.set(slot, (turn + 1) % Number.MAX_SAFE_INTEGER)
    return turn
  }
}

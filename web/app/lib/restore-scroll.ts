/** Before the first paint: to where this page was left. The router keeps the positions; this is how it finds them. */
export default function restoreScroll(): void {
  try {
    if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '')
    const positions = JSON.parse(sessionStorage.getItem('react-router-scroll-positions') || '{}')
    const top = positions[history.state.key]
    if (typeof top === 'number') scrollTo(0, top)
  } catch {
    // Where nothing can be kept there is nothing to go back to.
  }
}

import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'
import { InlineScript } from './inline-script.tsx'

/** As the router's <ScrollRestoration>, whose inline script is not one of our constants. */
export function KeptScroll() {
  useScrollRestoration()
  return <InlineScript name="restoreScroll" />
}

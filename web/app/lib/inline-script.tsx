import { type InlineScriptName, inlineScripts } from './inline-scripts.ts'

/** The only way to put a script into a page: a text that is not in the list could not run. The browser keeps what came. */
export function InlineScript({ name }: { name: InlineScriptName }) {
  const text = import.meta.env.SSR ? inlineScripts[name] : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants
  return <script dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />
}

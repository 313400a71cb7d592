/** The drawing room's colours: those of the site's tokens, as a plan on paper needs them. */
export const INK = '#23304a'
export const SOFT_INK = '#5d6678'
export const PAPER = '#fbf8f1'
export const LINE = '#cfc8ba'
export const LEAF = '#1f6a57'
export const MARIGOLD = '#d99a2b'

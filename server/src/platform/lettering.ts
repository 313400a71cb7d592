/** The colours of the site's tokens, as a drawing on paper needs them. */
export const INK = '#23304a'
export const SOFT_INK = '#5d6678'
export const PAPER = '#fbf8f1'
export const LINE = '#cfc8ba'
export const LEAF = '#1f6a57'
export const MARIGOLD = '#d99a2b'

const FONTS = "'Anek Latin','Noto Sans','DejaVu Sans',Arial,sans-serif"

export interface WordStyle {
  anchor?: 'start' | 'middle' | 'end'
  weight?: number
  paint?: string
  extra?: string
}

const safe = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const tenths = (value: number) => Math.round(value * 10) / 10

/** One line of text in an SVG. */
export function words(x: number, y: number, text: string, size: number, style: WordStyle = {}): string {
  const { anchor = 'middle', weight = 400, paint = INK, extra = '' } = style
  return `<text x="${tenths(x)}" y="${tenths(y)}" font-family="${FONTS}" font-size="${tenths(size)}" font-weight="${weight}" text-anchor="${anchor}" fill="${paint}"${extra}>${safe(text)}</text>`
}

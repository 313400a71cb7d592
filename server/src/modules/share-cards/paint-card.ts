import { INK, LEAF, LINE, MARIGOLD, PAPER, SOFT_INK, words } from '../../platform/lettering.ts'

export interface CardSubject {
  title: string
  /** As people read it: "₹85.5 Lac". */
  price: string
  /** One line of facts: "2 BHK · 745 sqft carpet · Baner, Pune". */
  line: string
}

const WIDE = 1200
const TALL = 630
const PANEL = 500

/** Where on a card the listing's own picture is laid. */
export const cardPicture = { left: PANEL + 2, top: 0, width: WIDE - PANEL - 2, height: TALL }

/** The card shown where a listing is shared, 1200 by 630: words on paper, and room for a picture beside them. */
export function paintCard({ title, price, line }: CardSubject): string {
  const left = 56
  const room = PANEL - left - 36
  const priceSize = fitted(price, 68, room)
  let out = `<rect width="${WIDE}" height="${TALL}" fill="${PAPER}"/>`
  out += `<rect x="${PANEL}" y="0" width="${WIDE - PANEL}" height="${TALL}" fill="${LEAF}" fill-opacity="0.12"/>`
  out += houses(PANEL + (WIDE - PANEL) / 2 - 16 * 9, TALL / 2 - 17 * 9, 9)
  out += `<rect x="${PANEL}" y="0" width="1.5" height="${TALL}" fill="${LINE}"/>`
  out += mark(left, 48)
  let y = 214
  for (const text of lines(title, 30, room).slice(0, 3)) {
    out += words(left, y, text, 30, { anchor: 'start', weight: 500 })
    y += 40
  }
  out += words(left, y + 62, price, priceSize, { anchor: 'start', weight: 700 })
  y += 62
  for (const text of lines(line, 23, room).slice(0, 3)) {
    y += 36
    out += words(left, y + 14, text, 23, { anchor: 'start', paint: SOFT_INK })
  }
  out += `<rect x="${left}" y="${TALL - 62}" width="64" height="5" rx="2.5" fill="${MARIGOLD}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${TALL}" viewBox="0 0 ${WIDE} ${TALL}">${out}</svg>`
}

function mark(x: number, y: number): string {
  return `${houses(x - 5, y, 1.5)}${words(x + 52, y + 36, 'Properysearch', 27, { anchor: 'start', weight: 700, paint: INK })}`
}

/** The sign of the house: two roofs over one door. */
function houses(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M3 15.5 12 7l9 8.5V27H3z" fill="${LEAF}"/><path d="M17 11.3 21.5 7 29 14v13h-6V14.6z" fill="${MARIGOLD}"/><path d="M9.5 27v-6a2.5 2.5 0 0 1 5 0v6z" fill="${PAPER}"/></g>`
}

/** Fonts differ between machines: a broad letter is assumed, so that nothing runs into the picture. */
const LETTER = 0.57

const fitted = (text: string, size: number, room: number) => Math.min(size, room / (text.length * LETTER))

function lines(text: string, size: number, room: number): string[] {
  const most = Math.floor(room / (size * LETTER))
  const broken: string[] = []
  for (const word of text.split(/\s+/).filter((word) => word !== '')) {
    const last = broken[broken.length - 1]
    const piece = word.length > most ? `${word.slice(0, most - 1)}…` : word
    if (last !== undefined && last.length + 1 + piece.length <= most) broken[broken.length - 1] = `${last} ${piece}`
    else broken.push(piece)
  }
  return broken
}

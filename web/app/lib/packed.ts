/** The data of a part that sleeps, as one text: it is taken apart when the part wakes, and not with the page. */
export interface Packed<Data> {
  text: string
  /** Never there; it remembers the type. */
  of?: Data
}

export function pack<Data>(data: Data): Packed<Data> {
  return { text: JSON.stringify(data) }
}

export function unpack<Data>({ text }: Packed<Data>): Data {
  return JSON.parse(text)
}

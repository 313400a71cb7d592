/** Nothing that came from outside can carry this: JSON has no symbols. */
const made = Symbol('made by sql')

/** A piece of SQL with its values apart. Made only by the `sql` tag, so no value is ever pasted into text. */
export interface Sql {
  readonly parts: readonly string[]
  readonly values: readonly unknown[]
  readonly [made]: true
}

/** sql`select * from users where id = ${id}`; another `sql` inside is woven in, anything else becomes a parameter. */
export function sql(parts: TemplateStringsArray, ...values: unknown[]): Sql {
  const texts: string[] = [parts[0] ?? '']
  const parameters: unknown[] = []
  for (let i = 0; i < values.length; i++) {
    const value = values[i]
    const after = parts[i + 1] ?? ''
    if (isSql(value)) {
      texts[texts.length - 1] += value.parts[0] ?? ''
      for (let j = 1; j < value.parts.length; j++) texts.push(value.parts[j] as string)
      for (const parameter of value.values) parameters.push(parameter)
      texts[texts.length - 1] += after
    } else {
      parameters.push(value)
      texts.push(after)
    }
  }
  return { parts: texts, values: parameters, [made]: true }
}

/** Several pieces with a separator between, such as ` and `. */
export function joinSql(pieces: readonly Sql[], separator: string): Sql {
  if (pieces.length === 0) return sql``
  return pieces.reduce((left, right) => sql`${left}${raw(separator)}${right}`)
}

/** Text from our own code, never from outside: a column name, a keyword. */
export function raw(text: string): Sql {
  return { parts: [text], values: [], [made]: true }
}

export function toQuery(piece: Sql): { text: string; values: unknown[] } {
  const text = piece.parts.reduce((before, part, i) => `${before}$${i}${part}`)
  return { text, values: [...piece.values] }
}

function isSql(value: unknown): value is Sql {
  return typeof value === 'object' && value !== null && made in value
}

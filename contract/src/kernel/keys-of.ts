/** The keys of a table that has some, by their names: what `z.enum` wants. */
export const keysOf = <K extends string>(table: Record<K, unknown>) => Object.keys(table) as [K, ...K[]]

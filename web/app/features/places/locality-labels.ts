/** On which side of its dot a name is written. */
export type Side = 'left' | 'right' | 'above' | 'below'

/** The names written on the map; the others appear near the pointer. Where the map is small, only those marked. */
export const writtenNames: Record<string, { side: Side; isOnSmall?: true }> = {
  'Talegaon Dabhade': { side: 'right', isOnSmall: true },
  Chakan: { side: 'left', isOnSmall: true },
  Alandi: { side: 'right' },
  Moshi: { side: 'above' },
  'Dehu Road': { side: 'left' },
  Nigdi: { side: 'above' },
  Pimpri: { side: 'right', isOnSmall: true },
  Ravet: { side: 'left' },
  'Hinjewadi Phase 1': { side: 'below' },
  Wakad: { side: 'above' },
  Baner: { side: 'left', isOnSmall: true },
  Aundh: { side: 'above' },
  Pirangut: { side: 'below' },
  Kothrud: { side: 'left', isOnSmall: true },
  Shivajinagar: { side: 'above' },
  'Prabhat Road': { side: 'left' },
  Khadakwasla: { side: 'left' },
  Katraj: { side: 'below', isOnSmall: true },
  Swargate: { side: 'right' },
  'Koregaon Park': { side: 'below' },
  'Viman Nagar': { side: 'above', isOnSmall: true },
  Lohegaon: { side: 'right' },
  Wagholi: { side: 'below', isOnSmall: true },
  Kharadi: { side: 'right' },
  Hadapsar: { side: 'left' },
  Undri: { side: 'right' },
  'Loni Kalbhor': { side: 'left' },
}

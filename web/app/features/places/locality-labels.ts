/** On which side of its dot a name stands. */
export type Side = 'left' | 'right' | 'above' | 'below'

/** The names written on the map; the others appear near the pointer. On phones only those marked. */
export const writtenNames: Record<string, { side: Side; isOnPhones?: true }> = {
  'Talegaon Dabhade': { side: 'right', isOnPhones: true },
  Chakan: { side: 'left', isOnPhones: true },
  Alandi: { side: 'right' },
  Moshi: { side: 'above' },
  'Dehu Road': { side: 'left' },
  Nigdi: { side: 'above' },
  Pimpri: { side: 'right', isOnPhones: true },
  Ravet: { side: 'left' },
  'Hinjewadi Phase 1': { side: 'below' },
  Wakad: { side: 'above' },
  Baner: { side: 'left', isOnPhones: true },
  Aundh: { side: 'above' },
  Pirangut: { side: 'below' },
  Kothrud: { side: 'left', isOnPhones: true },
  Shivajinagar: { side: 'above' },
  'Prabhat Road': { side: 'left' },
  Khadakwasla: { side: 'left' },
  Katraj: { side: 'below', isOnPhones: true },
  Swargate: { side: 'right' },
  'Koregaon Park': { side: 'below' },
  'Viman Nagar': { side: 'above', isOnPhones: true },
  Lohegaon: { side: 'right' },
  Wagholi: { side: 'below', isOnPhones: true },
  Kharadi: { side: 'right' },
  Hadapsar: { side: 'left' },
  Undri: { side: 'right' },
  'Loni Kalbhor': { side: 'below', isOnPhones: true },
}

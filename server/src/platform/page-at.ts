export const pageSize = 20

export function pageAt(page: number): { limit: number; offset: number } {
  return { limit: pageSize, offset: (page - 1) * pageSize }
}

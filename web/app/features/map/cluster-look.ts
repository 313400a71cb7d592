import { formatNumber } from '@properysearch/contract/values/numbers'

const smallestPx = 30
const largestPx = 64

/** A group's circle grows with the logarithm of its count: ten times as many is one step larger. */
export function clusterSizePx(count: number): number {
  return Math.round(Math.min(largestPx, smallestPx + 7.5 * Math.log10(Math.max(1, count))))
}

/** 7, 840, 1.2k, 48k */
export function clusterText(count: number): string {
  if (count < 1000) return String(count)
  const thousands = count / 1000
  return `${thousands < 9.95 ? Math.round(thousands * 10) / 10 : Math.round(thousands)}k`
}

/** What a screen reader says of it; what is written on it is part of that. */
export function clusterName(count: number): string {
  const written = count < 1000 ? '' : `${clusterText(count)}: `
  return `${written}${formatNumber(count)} ${count === 1 ? 'property' : 'properties'} here. Zoom in`
}

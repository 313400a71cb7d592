import type { Place } from '../../lib/pune-rivers.ts'

/** Per cent of the map's width and height. */
export type Spot = [x: number, y: number]

// Where the Mula and the Mutha meet, roughly the middle of things.
const centre: Place = [18.535, 73.846]
const kmPerDegree = 111.2
/** How far the map reaches from its centre, in km. */
const reachKm = { left: 21.5, right: 21.5, up: 27.5, down: 13 }

/**
 * A schematic map: true directions, but distances shrink as they grow, so that the crowded middle opens up
 * and Chakan still fits.
 */
export function project([latitude, longitude]: Place): Spot {
  const east = (longitude - centre[1]) * kmPerDegree * Math.cos((centre[0] * Math.PI) / 180)
  const north = (latitude - centre[0]) * kmPerDegree
  const distance = Math.hypot(east, north)
  const factor = distance === 0 ? 0 : squeeze(distance) / distance
  const { left, up, breadth, height } = extent()
  return [((left + east * factor) / breadth) * 100, ((up - north * factor) / height) * 100]
}

/** The circle `km` around the centre, in per cent of the map's width and height. */
export function ringAround(km: number): { x: number; y: number; rx: number; ry: number } {
  const [x, y] = project(centre)
  const { breadth, height } = extent()
  return {
    x: round1(x),
    y: round1(y),
    rx: round1((squeeze(km) / breadth) * 100),
    ry: round1((squeeze(km) / height) * 100),
  }
}

function squeeze(km: number): number {
  return 10 * (km / 10) ** 0.72
}

function extent() {
  const [left, right, up, down] = [reachKm.left, reachKm.right, reachKm.up, reachKm.down].map(squeeze) as [
    number,
    number,
    number,
    number,
  ]
  return { left, up, breadth: left + right, height: up + down }
}

/** Width over height of the drawn map, such that circles stay round. */
export function mapAspect(): number {
  const { breadth, height } = extent()
  return breadth / height
}

/** Moves spots apart until none is nearer to another than `gap` (per cent of the width), each as little as it can. */
export function spread(spots: Spot[], gap: number): Spot[] {
  const aspect = mapAspect()
  const moved = spots.map(([x, y]): Spot => [x, y / aspect])
  for (let round = 0; round < 60; round++) {
    let isSettled = true
    for (let i = 0; i < moved.length; i++) {
      for (let j = i + 1; j < moved.length; j++) {
        const [a, b] = [moved[i] as Spot, moved[j] as Spot]
        const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
        const distance = Math.hypot(dx, dy)
        if (distance >= gap) continue
        isSettled = false
        const push = (gap - distance) / 2
        const [ux, uy] = distance === 0 ? [1, 0] : [dx / distance, dy / distance]
        moved[i] = [a[0] - ux * push, a[1] - uy * push]
        moved[j] = [b[0] + ux * push, b[1] + uy * push]
      }
    }
    if (isSettled) break
  }
  return moved.map(([x, y]) => [round1(x), round1(y * aspect)])
}

/** A smooth curve through the spots, as path data in a 100 by 100 box. */
export function curveThrough(spots: Spot[]): string {
  const at = (i: number): Spot => spots[Math.min(spots.length - 1, Math.max(0, i))] as Spot
  return spots
    .map((spot, i) => {
      if (i === 0) return `M${pair(spot)}`
      const [before, from, next] = [at(i - 2), at(i - 1), at(i + 1)]
      const handle1: Spot = [from[0] + (spot[0] - before[0]) / 6, from[1] + (spot[1] - before[1]) / 6]
      const handle2: Spot = [spot[0] - (next[0] - from[0]) / 6, spot[1] - (next[1] - from[1]) / 6]
      return `C${pair(handle1)} ${pair(handle2)} ${pair(spot)}`
    })
    .join('')
}

/** The same, returning to where it began. */
export function closedCurveThrough(spots: Spot[]): string {
  const round = [...spots, ...spots, ...spots]
  const start = spots.length
  const from = round[start] as Spot
  const turns = Array.from({ length: start }, (_, i) => {
    const [before, here, next, after] = round.slice(start + i - 1, start + i + 3) as [Spot, Spot, Spot, Spot]
    return `C${pair([here[0] + (next[0] - before[0]) / 6, here[1] + (next[1] - before[1]) / 6])} ${pair([next[0] - (after[0] - here[0]) / 6, next[1] - (after[1] - here[1]) / 6])} ${pair(next)}`
  })
  return `M${pair(from)}${turns.join('')}z`
}

const round1 = (value: number) => Math.round(value * 10) / 10
const round2 = (value: number) => Math.round(value * 100) / 100
const pair = ([x, y]: Spot) => `${round2(x)} ${round2(y)}`

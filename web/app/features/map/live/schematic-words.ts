import type { City, Locality } from '@properysearch/contract/places/calls'
import { type Place, punesRivers } from '../../../lib/pune-rivers.ts'
import { farRivers } from '../schematic/far-rivers.ts'
import { seaNames, stateNames } from '../schematic/india-outline.ts'
import { puneForts, punesLakes, punesRoads } from '../schematic/pune-roads.ts'
import { punesRidges } from '../schematic/ridges.ts'
import { smooth } from '../schematic/smooth-line.ts'

export interface Word {
  text: string
  at: Place
  kind: 'sea' | 'state' | 'city' | 'home' | 'locality' | 'river' | 'road' | 'shield' | 'fort' | 'range'
  /** Zooms at which it may appear. */
  from: number
  to: number
}

/** Every name the drawing may carry, the most important first: where two would touch, the first one stays. */
export function schematicWords(cities: readonly City[], localities: readonly Locality[]): Word[] {
  const words: Word[] = []
  const add = (kind: Word['kind'], text: string, at: Place, from: number, to: number) =>
    words.push({ text, at, kind, from, to })
  for (const { name, latitude, longitude } of cities) {
    if (name === 'Pune') add('home', name, [latitude, longitude], 4, 11)
  }
  for (const { name, at } of stateNames) add('state', name, at, 5, 7)
  for (const { name, at } of seaNames) add('sea', name, at, 4, 7)
  for (const { name, latitude, longitude } of cities) {
    if (name !== 'Pune') add('city', name, [latitude, longitude], 5, 13)
  }
  const landmarks = new Set(['Pimpri', 'Hinjewadi Phase 1', 'Chakan', 'Talegaon Dabhade', 'Wagholi', 'Hadapsar'])
  for (const { name, latitude, longitude } of localities) {
    if (landmarks.has(name)) add('locality', name, [latitude, longitude], 10, 10)
  }
  for (const river of punesRivers) add('river', river.name, placeAlong(river.course, river.nameAt), 10, 14)
  for (const { name, course, nameAt } of farRivers) add('river', name, placeAlong(course, nameAt), 6, 12)
  for (const { name, crest, nameAt } of punesRidges) if (name) add('range', name, placeAlong(crest, nameAt), 9, 12)
  for (const { shield, course } of punesRoads) {
    if (shield) for (const share of [0.3, 0.62]) add('shield', shield, placeAlong(course, share), 9, 15)
  }
  for (const locality of spreadOut(localities)) {
    add('locality', locality.name, [locality.latitude, locality.longitude], 11, 18)
  }
  for (const { name, shore } of punesLakes) add('river', name, middleOf(shore), 11, 15)
  for (const { name, middle } of puneForts) add('fort', name, middle, 10, 14)
  for (const { name, rank, course } of punesRoads) {
    if (rank !== 'rail') for (const share of [0.45, 0.2, 0.75]) add('road', name, placeAlong(course, share), 12, 16)
  }
  return words
}

function placeAlong(course: Place[], share: number): Place {
  const curve = smooth(course)
  return curve[Math.round((curve.length - 1) * share)] as Place
}

function middleOf(shore: Place[]): Place {
  const mean = (pick: 0 | 1) => shore.reduce((sum, place) => sum + place[pick], 0) / shore.length
  return [mean(0), mean(1)]
}

/** Those farthest from all named before come first, so that at each zoom the names are spread over the city. */
function spreadOut(localities: readonly Locality[]): Locality[] {
  const left = [...localities]
  const named: Locality[] = []
  const gaps = new Map(left.map((locality) => [locality, Number.POSITIVE_INFINITY]))
  while (left.length > 0) {
    let best = 0
    for (let i = 1; i < left.length; i++) {
      if (gap(left[i]) > gap(left[best])) best = i
    }
    const [next] = left.splice(best, 1) as [Locality]
    named.push(next)
    for (const locality of left) {
      const apart = Math.hypot(locality.latitude - next.latitude, locality.longitude - next.longitude)
      if (apart < gap(locality)) gaps.set(locality, apart)
    }
  }
  return named

  function gap(locality: Locality | undefined): number {
    return (locality && gaps.get(locality)) ?? 0
  }
}

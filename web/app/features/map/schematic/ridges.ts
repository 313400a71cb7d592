import type { Place } from '../../../lib/pune-rivers.ts'
import { smoothRing } from './smooth-line.ts'

/** The ranges around Pune: the line of their crest, and how far they reach to each side, in degrees. */
export const punesRidges: { name: string; nameAt: number; reach: number; crest: Place[] }[] = [
  {
    name: 'Sahyadri',
    nameAt: 0.58,
    reach: 0.032,
    crest: [
      [19.1, 73.53],
      [18.97, 73.49],
      [18.86, 73.46],
      [18.77, 73.4],
      [18.68, 73.385],
      [18.59, 73.4],
      [18.5, 73.41],
      [18.41, 73.42],
      [18.3, 73.48],
      [18.2, 73.545],
      [18.09, 73.6],
      [17.93, 73.64],
    ],
  },
  {
    name: 'Bhuleshwar Range',
    nameAt: 0.72,
    reach: 0.017,
    crest: [
      [18.29, 73.61],
      [18.33, 73.685],
      [18.365, 73.757],
      [18.383, 73.815],
      [18.398, 73.875],
      [18.4, 73.94],
      [18.402, 74.0],
      [18.428, 74.085],
      [18.434, 74.165],
      [18.428, 74.245],
    ],
  },
  {
    name: '',
    nameAt: 0.5,
    reach: 0.017,
    crest: [
      [18.245, 73.885],
      [18.275, 73.94],
      [18.285, 73.985],
      [18.28, 74.05],
      [18.262, 74.12],
    ],
  },
  {
    name: '',
    nameAt: 0.5,
    reach: 0.012,
    crest: [
      [18.703, 73.445],
      [18.713, 73.485],
      [18.702, 73.53],
      [18.712, 73.585],
      [18.698, 73.63],
    ],
  },
  {
    name: '',
    nameAt: 0.5,
    reach: 0.013,
    crest: [
      [18.615, 73.45],
      [18.628, 73.51],
      [18.612, 73.57],
      [18.6, 73.63],
      [18.572, 73.668],
    ],
  },
  {
    name: '',
    nameAt: 0.5,
    reach: 0.013,
    crest: [
      [18.43, 73.51],
      [18.455, 73.565],
      [18.45, 73.63],
      [18.468, 73.685],
      [18.475, 73.735],
    ],
  },
  {
    name: '',
    nameAt: 0.5,
    reach: 0.016,
    crest: [
      [18.905, 73.545],
      [18.872, 73.63],
      [18.835, 73.705],
      [18.815, 73.775],
    ],
  },
  {
    name: '',
    nameAt: 0.5,
    reach: 0.02,
    crest: [
      [19.1, 73.62],
      [19.07, 73.74],
      [19.0, 73.84],
    ],
  },
]

/** Three lines around a crest, one within the other, wavering as contours do and closing round its ends. */
export function contoursAlong({ crest, reach }: { crest: Place[]; reach: number }): Place[][] {
  return [1, 0.62, 0.28].map((size) => {
    const side = (sign: 1 | -1) =>
      crest.map(([latitude, longitude], i): Place => {
        const before = crest[Math.max(0, i - 1)] as Place
        const after = crest[Math.min(crest.length - 1, i + 1)] as Place
        const length = Math.hypot(after[0] - before[0], after[1] - before[1])
        const [north, east] = [(after[0] - before[0]) / length, (after[1] - before[1]) / length]
        const isEnd = i === 0 || i === crest.length - 1
        const waver = 1 + 0.35 * Math.sin(i * 2.4 + sign * 1.3 + latitude * 40)
        const away = sign * reach * size * waver * (isEnd ? 0.35 : 1)
        return [latitude - east * away, longitude + north * away]
      })
    const tip = (end: 0 | -1): Place => {
      const last = crest.at(end) as Place
      const inner = crest.at(end === 0 ? 1 : -2) as Place
      const length = Math.hypot(last[0] - inner[0], last[1] - inner[1])
      const beyond = (reach * size * 0.9) / length
      return [last[0] + (last[0] - inner[0]) * beyond, last[1] + (last[1] - inner[1]) * beyond]
    }
    return smoothRing([tip(0), ...side(1), tip(-1), ...side(-1).reverse()])
  })
}

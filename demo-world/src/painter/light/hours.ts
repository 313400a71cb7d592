import type { Colour, Rgb } from '../canvas/colour.ts'

export type HourName = 'dawn' | 'morning' | 'noon' | 'golden' | 'dusk' | 'rain'

export interface Sky {
  /** From the top of the sheet down to the horizon. */
  stops: readonly (readonly [number, Colour])[]
  cloudLight: Colour
  cloudShade: Colour
  /** What glass mirrors. */
  mirror: Colour
  sunDisc?: Colour
}

export interface HourLight {
  /** Degrees of the sun above the horizon. */
  elevation: number
  sun: Rgb
  ambient: Rgb
  bounce: Rgb
  haze: Colour
  hazeReach: number
  lampsOn: number
  shadow: Colour
  shadowOpacity: number
  sky: Sky
}

const times = (rgb: Rgb, by: number): Rgb => [rgb[0] * by, rgb[1] * by, rgb[2] * by]

export const hours: Readonly<Record<HourName, HourLight>> = {
  dawn: {
    elevation: 15,
    sun: times([1, 0.8, 0.62], 0.82),
    ambient: times([0.7, 0.72, 0.86], 0.52),
    bounce: times([0.9, 0.78, 0.7], 0.14),
    haze: '#ecd9cf',
    hazeReach: 520,
    lampsOn: 0.12,
    shadow: '#4a4f78',
    shadowOpacity: 0.34,
    sky: {
      stops: [
        [0, '#93b3d2'],
        [0.45, '#c3d1dc'],
        [0.75, '#f0dccb'],
        [1, '#f7cfae'],
      ],
      cloudLight: '#fff0e2',
      cloudShade: '#c9b9c6',
      mirror: '#b9c7d6',
      sunDisc: '#fff1d8',
    },
  },
  morning: {
    elevation: 38,
    sun: times([1, 0.95, 0.84], 0.84),
    ambient: times([0.74, 0.84, 1], 0.4),
    bounce: times([1, 0.95, 0.82], 0.12),
    haze: '#d5e3e8',
    hazeReach: 900,
    lampsOn: 0,
    shadow: '#2f4560',
    shadowOpacity: 0.4,
    sky: {
      stops: [
        [0, '#6fa3c9'],
        [0.5, '#a4c5d9'],
        [0.85, '#d6e3e5'],
        [1, '#e8ebe3'],
      ],
      cloudLight: '#ffffff',
      cloudShade: '#bfd0dc',
      mirror: '#8fb6d0',
    },
  },
  noon: {
    elevation: 58,
    sun: times([1, 0.97, 0.9], 0.86),
    ambient: times([0.88, 0.92, 0.96], 0.42),
    bounce: times([1, 0.94, 0.8], 0.18),
    haze: '#e4e4d9',
    hazeReach: 480,
    lampsOn: 0,
    shadow: '#4a4c50',
    shadowOpacity: 0.38,
    sky: {
      stops: [
        [0, '#93bbd1'],
        [0.5, '#c0d5d9'],
        [0.85, '#e2e6dd'],
        [1, '#ece7d8'],
      ],
      cloudLight: '#fdfcf4',
      cloudShade: '#d3d9d5',
      mirror: '#a9c3cd',
    },
  },
  golden: {
    elevation: 19,
    sun: times([1, 0.76, 0.46], 1),
    ambient: times([0.8, 0.76, 0.84], 0.46),
    bounce: times([1, 0.75, 0.5], 0.16),
    haze: '#f2d3a8',
    hazeReach: 560,
    lampsOn: 0.08,
    shadow: '#4a4358',
    shadowOpacity: 0.38,
    sky: {
      stops: [
        [0, '#7fa6c8'],
        [0.42, '#bcc9cc'],
        [0.72, '#f3d7a6'],
        [1, '#f4b679'],
      ],
      cloudLight: '#ffe6bd',
      cloudShade: '#c4a4a5',
      mirror: '#d9bf9c',
      sunDisc: '#fff0c4',
    },
  },
  dusk: {
    elevation: 8,
    sun: times([1, 0.6, 0.45], 0.16),
    ambient: times([0.56, 0.64, 0.95], 0.46),
    bounce: times([0.9, 0.65, 0.5], 0.07),
    haze: '#8f93b4',
    hazeReach: 700,
    lampsOn: 0.62,
    shadow: '#141d3c',
    shadowOpacity: 0.25,
    sky: {
      stops: [
        [0, '#263f6e'],
        [0.4, '#4d6b9c'],
        [0.72, '#9a93b2'],
        [0.9, '#e0a68f'],
        [1, '#eebc8e'],
      ],
      cloudLight: '#d99f98',
      cloudShade: '#51608c',
      mirror: '#53709e',
    },
  },
  rain: {
    elevation: 50,
    sun: times([1, 1, 1], 0.2),
    ambient: times([0.86, 0.94, 0.98], 0.7),
    bounce: times([0.85, 0.9, 0.85], 0.12),
    haze: '#cfd8d8',
    hazeReach: 380,
    lampsOn: 0.2,
    shadow: '#2c3a40',
    shadowOpacity: 0.2,
    sky: {
      stops: [
        [0, '#8d9da8'],
        [0.4, '#aebbc1'],
        [0.8, '#d3dbd9'],
        [1, '#e0e3db'],
      ],
      cloudLight: '#d5dcde',
      cloudShade: '#7b8c97',
      mirror: '#a8b6bb',
    },
  },
}
